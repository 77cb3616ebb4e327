/** Props of a mounted component that a test may change. */
export function state<Value extends object>(value: Value): Value {
  const kept = $state(value);
  return kept;
}
