import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { decodeText } from '../source/decode-text.ts';
import { type ReadFile, Reading, type SourceFile } from '../source/reading.ts';
import { GAP_MARK } from './gap-answers.ts';
import { readGiftAnswer, readGiftGaps } from './gift-answers.ts';
import type { GiftBlock } from './gift-blocks.ts';
import { type GiftPart, splitParts } from './gift-parts.ts';
import { protect, takeFormat, toGiftText, unprotect } from './gift-text.ts';

/** Takes out the lines that are comments, wherever they stand. */
function takeComments(text: string, reading: Reading): string {
  const lines = text.split('\n').filter((line) => {
    const isComment = /^\s*\/\//.test(line);
    if (isComment) reading.lose('Comment', unprotect(line.replace(/^\s*\/\//, '')));
    return !isComment;
  });
  return lines.join('\n');
}

/** What stands behind answers that nothing opens. */
const CLOSED_ALONE = /(?:^|\s)[~=][^{}]*\}\s*$/;

/** Takes answers without their opening brace off a text, which would print them. */
function takeStray(text: string, reading: Reading): string {
  const at = text.includes('}') ? text.search(CLOSED_ALONE) : -1;
  if (at < 0) return text;
  reading.lose('Answers without their opening brace', unprotect(text.slice(at).replace(/\}\s*$/, '')).trim());
  return text.slice(0, at);
}

/** Writes the text around the blocks, with a sign for each; without one, a full stop stands at its word again. */
function joinAround(text: string, blocks: readonly GiftBlock[], sign: string): string {
  const ends = [0, ...blocks.map(({ to }) => to)];
  const parts = ends.map((from, at) => text.slice(from, blocks[at]?.from ?? text.length));
  return sign === '' ? parts.join('').replace(/\s+(?=[.?!]\s*$)/, '') : parts.join(sign);
}

const hasWords = (text: string): boolean => text.replace(/<\/?[a-z][^<>]*>/gi, '').trim() !== '';

function addText(raw: string, name: string, reading: Reading): RichTextValue {
  const asked = takeStray(raw, reading);
  const prompt = toGiftText(asked, reading);
  if (toPlainText(prompt).trim() === '' && asked === raw) return '';
  reading.add(
    asked === raw
      ? { type: 'text', prompt }
      : { type: 'open', prompt: prompt || name, answer: '', lines: null },
  );
  return prompt;
}

function addQuestion({ text, blocks }: GiftPart, name: string, reading: Reading): RichTextValue {
  const [block, second] = blocks;
  if (!block) return addText(text, name, reading);
  for (const one of blocks) if (!one.isClosed) reading.lose('Answers without their closing brace');
  const { format } = takeFormat(text);
  const hasText = hasWords(joinAround(text, blocks, ''));
  const hasTextBehind = hasWords(text.slice(block.to));
  const isWithin = second !== undefined || hasTextBehind;
  // Without words of its own, a question is asked by its title.
  const prompt = (sign: string) =>
    hasText ? toGiftText(joinAround(text, blocks, isWithin ? sign : ''), reading) : name;
  const asked = { prompt, hasTextBehind, format, reading };
  const inside = blocks.map((one) => one.inside);
  const question = second ? readGiftGaps(inside, asked) : readGiftAnswer(block.inside, asked);
  reading.add(question);
  return 'prompt' in question ? question.prompt : '';
}

const TITLE = /^\s*::([\s\S]{0,2000}?)::/;

function readPart(part: GiftPart, reading: Reading): void {
  const category = /^\s*\$CATEGORY:([\s\S]*)$/.exec(part.text);
  if (category) {
    reading.where = 'Categories';
    reading.lose('Category', unprotect(category[1] ?? '').trim());
    return;
  }
  if (part.text.trim() === '') return;
  const [head = '', title = ''] = TITLE.exec(part.text) ?? [];
  const name = unprotect(title).trim();
  reading.begin(name);
  const blocks = part.blocks
    .filter(({ from }) => from >= head.length)
    .map((block) => ({ ...block, from: block.from - head.length, to: block.to - head.length }));
  const prompt = addQuestion({ text: part.text.slice(head.length), blocks }, name, reading);
  if (name !== '' && !toPlainText(prompt).replaceAll(GAP_MARK, '').includes(name))
    reading.lose('Title', name);
}

/** Reads a file in GIFT, Moodle's text format. */
export function readGift({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  reading.where = 'Between questions';
  const text = decodeText(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  for (const part of splitParts(protect(takeComments(text, reading)))) readPart(part, reading);
  return reading;
}
