// What the tests of the catalogues need to know of them: keys, choices and facts of each message.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource, type FluentBundle } from '@fluent/bundle';
import { makeBundle } from '../src/texts/index.svelte';

const ROOT = join(__dirname, '../src/texts');
/** Letters and the words that they share with the client. */
const SHARED = join(__dirname, '../../src/doorcard/adapters/mail/texts');

export interface Choice {
  /** The fact that decides, as in `{ $count -> ...`. */
  fact: string;
  forms: string[];
}

export interface Message {
  key: string;
  facts: Set<string>;
  choices: Choice[];
  /** Other messages it is made of. */
  parts: Set<string>;
}

export interface Catalogue {
  language: string;
  messages: Map<string, Message>;
  bundle: FluentBundle;
}

export function readCatalogue(language: string): Catalogue {
  const files = readdirSync(join(ROOT, language)).filter((file) => file.endsWith('.ftl'));
  const paths = files.map((file) => join(ROOT, language, file));
  paths.push(...['hands.ftl', 'letters.ftl'].map((file) => join(SHARED, language, file)));
  const sources = paths.map((path) => readFileSync(path, 'utf8'));
  const messages = new Map<string, Message>();
  for (const { id, value } of sources.flatMap((source) => new FluentResource(source).body)) {
    if (messages.has(id)) throw new Error(`${language}: ${id} is there twice`);
    const message: Message = { key: id, facts: new Set(), choices: [], parts: new Set() };
    look(value, message);
    messages.set(id, message);
  }
  return { language, messages, bundle: makeBundle(language, sources) };
}

/** All facts of a message, those of the messages it is made of included. */
export function factsOf(catalogue: Catalogue, key: string): Set<string> {
  const message = catalogue.messages.get(key);
  if (!message) throw new Error(`${catalogue.language}: no ${key}`);
  const parts = [...message.parts].flatMap((part) => [...factsOf(catalogue, part)]);
  return new Set([...message.facts, ...parts]);
}

export function choicesOf(catalogue: Catalogue, key: string): Choice[] {
  const message = catalogue.messages.get(key);
  if (!message) throw new Error(`${catalogue.language}: no ${key}`);
  return [...message.choices, ...[...message.parts].flatMap((part) => choicesOf(catalogue, part))];
}

/** The Fluent parser's tree, as far as it is read here. */
type Node = {
  type: 'var' | 'mesg' | 'select' | string;
  name: string;
  selector: Node;
  variants: { key: { type: string; value: string | number }; value: unknown }[];
};

function look(pattern: unknown, into: Message): void {
  if (pattern === null || typeof pattern === 'string') return;
  if (Array.isArray(pattern)) return pattern.forEach((part) => look(part, into));
  const node = pattern as Node;
  if (node.type === 'var') into.facts.add(node.name);
  if (node.type === 'mesg') into.parts.add(node.name);
  if (node.type !== 'select') return;
  look(node.selector, into);
  const forms = node.variants.map(({ key }) => String(key.value));
  into.choices.push({ fact: node.selector.name, forms });
  for (const variant of node.variants) look(variant.value, into);
}
