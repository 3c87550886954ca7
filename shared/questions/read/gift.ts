import { toPlainText } from '../../text/plain-text.ts';
import { decodeText } from '../source/decode-text.ts';
import { type ReadFile, Reading, type SourceFile } from '../source/reading.ts';
import { readGiftAnswer } from './gift-answers.ts';
import { protect, toGiftText, unprotect } from './gift-text.ts';

/** Splits the file into questions: the text between empty lines, without comments. */
function splitQuestions(text: string, reading: Reading): string[] {
  const lines = text.split('\n').flatMap((line) => {
    if (!/^\s*\/\//.test(line)) return [line];
    reading.lose('Comment', line.replace(/^\s*\/\//, ''));
    return [];
  });
  return lines
    .join('\n')
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Takes the category, the tags and the title before a question; returns the rest. */
function takeHead(part: string, reading: Reading): string {
  let rest = part;
  for (let head = /^\$CATEGORY:(.*)(?:\n|$)/.exec(rest); head; head = /^\$CATEGORY:(.*)(?:\n|$)/.exec(rest)) {
    reading.where = 'Categories';
    reading.lose('Category', head[1]);
    rest = rest.slice(head[0].length).trim();
  }
  return rest;
}

function readPart(part: string, reading: Reading): void {
  const rest = takeHead(part, reading);
  if (rest === '') return;
  const title = /^::([\s\S]*?)::/.exec(rest);
  const name = unprotect(title?.[1] ?? '').trim();
  const body = title ? rest.slice(title[0].length) : rest;
  reading.begin(name);
  const open = body.indexOf('{');
  const close = open < 0 ? -1 : body.indexOf('}', open);
  if (open >= 0 && close < 0) reading.lose('Answers without their closing brace');
  if (close < 0) {
    reading.add({ type: 'text', prompt: toGiftText(body, reading) });
    if (name !== '' && !toPlainText(toGiftText(body, reading)).includes(name)) reading.lose('Title', name);
    return;
  }
  const before = body.slice(0, open);
  const after = body.slice(close + 1);
  const prompt = (gap: string) => toGiftText(after.trim() === '' ? before : before + gap + after, reading);
  const question = readGiftAnswer(body.slice(open + 1, close), {
    prompt,
    hasTextBehind: after.trim() !== '',
    reading,
  });
  reading.add(question);
  if (name !== '' && !toPlainText(prompt('')).includes(name)) reading.lose('Title', name);
}

/** Reads a file in GIFT, Moodle's text format. */
export function readGift({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  reading.where = 'Between questions';
  const text = protect(
    decodeText(bytes)
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n'),
  );
  for (const part of splitQuestions(text, reading)) readPart(part, reading);
  return reading;
}
