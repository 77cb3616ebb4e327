// Short wood-like knocks made by WebAudio; no files, and nothing before the first gesture.

let context: AudioContext | null = null;

/** Call once: the first click or key of the player makes sound possible. */
export function listenForGesture(): void {
  const unlock = () => {
    context ??= new AudioContext();
    void context.resume();
    window.removeEventListener('pointerdown', unlock);
    window.removeEventListener('keydown', unlock);
  };
  window.addEventListener('pointerdown', unlock);
  window.addEventListener('keydown', unlock);
}

/** Two knocks: it is your turn. Silent before the first gesture. */
export function soundTurn(): void {
  if (!context || context.state !== 'running') return;
  knock(context, context.currentTime, 520);
  knock(context, context.currentTime + 0.13, 690);
}

function knock(audio: AudioContext, at: number, pitch: number): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.22, at + 0.004);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.16);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, at + 0.12);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.2);
}
