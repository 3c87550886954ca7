import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { SourceFile } from '#shared/questions/source/reading.ts';

type Random = () => number;
const pick = <T>(random: Random, all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];

/** Signs that mean something in one of the formats, and some that no file should have. */
const SIGNS = [
  ...[
    '{',
    '}',
    '=',
    '~',
    '#',
    '->',
    '::',
    '%50%',
    '%-100%',
    '%0%',
    '*',
    '####',
    '\\',
    '\\n',
    '//',
    '[html]',
    '[markdown]',
    '$CATEGORY:',
  ],
  ...[
    '<',
    '>',
    '&',
    '&lt;',
    '&amp;',
    '"',
    "'",
    '<b>',
    '</p>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '</answer>',
    '</item>',
    '<and>',
    '</and>',
    '<not>',
  ],
  ...[
    '{1:SA:',
    '{1:MC:=',
    '[[1]]',
    '[x]',
    '____',
    '$',
    '\\(',
    '\\frac{1}{2}',
    '\u0000',
    '\uFEFF',
    '\r',
    '\n\n',
    '\t',
    ';',
    ',',
    '""',
  ],
  ...[
    'ANSWER: A',
    'A)',
    '1.',
    'fraction="100"',
    'fraction="50"',
    '100',
    '0',
    '-1',
    '1e9',
    '١',
    'ה',
    '水',
    '😀',
    'é',
    '\u202E',
    '\u2063',
  ],
  ...[
    'Question\n===',
    'Answerlist\n---',
    'exsolution: 01',
    '```{r}',
    '\\Sexpr{',
    '\\begin{question}',
    '\\item',
  ],
];

type Change = (text: string, random: Random, others: readonly string[]) => string;
const cutAt = (text: string, random: Random): number => Math.floor(random() * (text.length + 1));
const replaceLines = (text: string, change: (lines: string[]) => void): string => {
  const lines = text.split('\n');
  change(lines);
  return lines.join('\n');
};

const CHANGES: readonly Change[] = [
  (text, random) => text.slice(0, cutAt(text, random)),
  (text, random) => text.slice(cutAt(text, random)),
  (text, random) => {
    const at = cutAt(text, random);
    return text.slice(0, at) + text.slice(at + 1 + Math.floor(random() * 30));
  },
  (text, random) => {
    const at = cutAt(text, random);
    return text.slice(0, at) + (pick(random, SIGNS) ?? '') + text.slice(at);
  },
  (text, random) => {
    const at = cutAt(text, random);
    const part = text.slice(at, at + 1 + Math.floor(random() * 200));
    return text.slice(0, at) + part + text.slice(at);
  },
  (text, random) => replaceLines(text, (lines) => lines.splice(Math.floor(random() * lines.length), 1)),
  (text, random) =>
    replaceLines(text, (lines) => {
      const [a, b] = [random, random].map((next) => Math.floor(next() * lines.length));
      if (a !== undefined && b !== undefined) [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
    }),
  (text, random) => text.replaceAll('\n\n', pick(random, ['\n', '', '\n\n\n']) ?? ''),
  (text, random, others) => {
    const other = pick(random, others) ?? '';
    return text.slice(0, cutAt(text, random)) + other.slice(cutAt(other, random));
  },
  (text, random) => {
    const at = text.indexOf(pick(random, SIGNS) ?? '', cutAt(text, random));
    return at < 0 ? text : text.slice(0, at) + (pick(random, SIGNS) ?? '') + text.slice(at + 1);
  },
];

function changeText(text: string, random: Random, others: readonly string[]): string {
  let changed = text;
  const count = 1 + Math.floor(random() * 4);
  for (let at = 0; at < count; at++) changed = pick(random, CHANGES)?.(changed, random, others) ?? changed;
  return changed;
}

function flipBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const changed = bytes.slice();
  const count = 1 + Math.floor(random() * 6);
  for (let at = 0; at < count; at++)
    changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256);
  return random() < 0.2 ? changed.slice(0, Math.floor(random() * changed.length)) : changed;
}

const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isText = (path: string): boolean => /\.(?:xml|json|rels|qti)$|^media$/.test(path);

function breakInside(bytes: Uint8Array, random: Random, others: readonly string[]): Uint8Array {
  const entries = unzipSync(bytes);
  const path = pick(random, Object.keys(entries).filter(isText)) ?? Object.keys(entries)[0] ?? '';
  const entry = entries[path];
  if (!entry) return bytes;
  const changed = isText(path)
    ? strToU8(changeText(strFromU8(entry), random, others))
    : flipBytes(entry, random);
  return zipSync({ ...entries, [path]: changed }, { level: 0 });
}

/** Breaks a file in some way that the source of random numbers decides. */
export function mutate(
  { name, bytes }: SourceFile,
  random: Random,
  others: readonly SourceFile[],
): SourceFile {
  const texts = others.filter((other) => !isArchive(other.bytes)).map((other) => strFromU8(other.bytes));
  if (isArchive(bytes))
    return { name, bytes: random() < 0.2 ? flipBytes(bytes, random) : breakInside(bytes, random, texts) };
  if (random() < 0.1) return { name, bytes: flipBytes(bytes, random) };
  return { name, bytes: strToU8(changeText(strFromU8(bytes), random, texts)) };
}
