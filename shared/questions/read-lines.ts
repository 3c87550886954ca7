import { chunk } from 'es-toolkit';
import type { BlockNode, InlineNode, RichTextValue } from '../text/rich-text.ts';
import { numberAsked, spellLetters } from './answer-letters.ts';
import { findInlineAnswer } from './answers.ts';
import { isCode, maskCode, type Span, sliceSpans, trimSpans } from './inline.ts';
import { findCodeRooms, withRoom } from './keep-code-room.ts';
import { findVerseRooms, keepRoom } from './keep-room.ts';
import { readKeyLine } from './key-lines.ts';
import { findCandidate, findInlineOptions, type Label } from './labels.ts';
import { countLevels } from './level-numbers.ts';
import type { Line, PlacedLine, RawLine } from './lines.ts';
import { moveRooms } from './move-rooms.ts';
import { settleLabels } from './settle-labels.ts';
import { turnBoxes } from './turn-boxes.ts';

/** The separator between options of one line. */
const BETWEEN = /\s*[/;|,]?\s*$/;

/** Splits a line at the options within it. */
function splitOptions(spans: readonly Span[]): Span[][] {
  const starts = findInlineOptions(maskCode(spans));
  const cuts = [0, ...starts.filter((start) => start > 0)];
  return cuts.map((start, at) => {
    const part = trimSpans(sliceSpans(spans, start, cuts[at + 1]));
    const isBeforeAnother = at < cuts.length - 1 && starts.includes(start);
    return isBeforeAnother ? sliceSpans(part, 0, maskCode(part).search(BETWEEN)) : part;
  });
}

/** Splits off the answer behind a question: "What is 2 + 2? (Answer: 4)". */
function splitAnswer(spans: readonly Span[]): Span[][] {
  const text = maskCode(spans);
  const at = findInlineAnswer(text);
  // In a key a number alone is before it.
  return at < 0 || /^[\s\p{Nd}.)]*$/u.test(text.slice(0, at))
    ? [[...spans]]
    : [sliceSpans(spans, 0, at), sliceSpans(spans, at)];
}

/** Dots to write on are a gap like underscores; columns stay wide apart. */
const toSpace = (text: string): string =>
  text
    .replace(/\t/g, '  ')
    .replace(/\u00A0/g, ' ')
    .replace(/\.{5,}|…{2,}/g, '____');

/** Code stays as it is. */
const cleanSpan = (span: Span): Span => (isCode(span) ? span : { ...span, text: toSpace(span.text) });

function toLines({ spans, listed, ...place }: PlacedLine): RawLine[] {
  const whole = trimSpans(spans);
  const text = maskCode(whole);
  // Numbers and letters of a list of answers are no labels.
  if (listed === null && readKeyLine(text))
    return [{ candidate: null, listed, spans: whole, text, ...place }];
  return splitOptions(spans)
    .flatMap(splitAnswer)
    .flatMap((part, at) => {
      const line = trimSpans(part);
      const own = at === 0 ? listed : null;
      const candidate = findCandidate(line);
      if (maskCode(line) === '' && own === null) return [];
      const { shown } = place;
      return [
        {
          candidate,
          listed: own,
          spans: line,
          text: maskCode(line),
          ...place,
          shown: at === 0 ? shown : null,
        },
      ];
    });
}

/** Splits the content of a paragraph at its line breaks. */
function toSpans(content: readonly InlineNode[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const node of content) {
    if (node.type === 'hard_break') lines.push([]);
    else lines.at(-1)?.push({ text: node.text, marks: node.marks ?? [] });
  }
  return lines.map((line) => keepRoom(line).map(cleanSpan));
}

/** What an entry of a list within a list is, or of one with bullets. */
const LISTED: Label = {
  type: 'option',
  isMarked: false,
  mark: null,
  sign: null,
  letter: null,
  style: null,
};

/** Lists the lines of a block; entries of a list count as numbers where it is outermost and numbered, else as options. */
function placeBlock(block: BlockNode, depth: number, listed: Label | null): PlacedLine[] {
  if (block.type === 'paragraph')
    return toSpans(block.content ?? []).map((spans, at) => ({
      ...{ spans, listed: at === 0 ? listed : null, isAfterBlank: false, isParagraph: at === 0, shown: null },
    }));
  const first = block.attrs?.order ?? 1;
  const isNumbered = block.type === 'ordered_list' && depth === 0;
  return block.content.flatMap(({ content }, place) => {
    const label: Label = isNumbered
      ? { type: 'number', number: first + place, style: 'list', odd: null }
      : LISTED;
    return content.flatMap((inner, at) => placeBlock(inner, depth + 1, at === 0 ? label : null));
  });
}

const BOLD_LINE = /^\s*(?:#{1,6}\s+)?\*\*(?=\S)((?:(?!\*\*).)+)(?<=\S)\*\*\s*$/u;
const BOLD_LABEL =
  /^(\s*(?:\p{Nd}{1,3}[.)]\s*)?)\*\*(?:((?:\p{Nd}{1,3}|\p{L})[.)]|[\p{L} ]{2,30}[:：])\*\*\s*|([\p{L} ]{2,30})\*\*\s*(?=[:：]))/u;
/** "b) **Paris**": the words of an option. */
const BOLD_OPTION = /^(\s*\(?\p{L}[.)]\s+)\*\*(?=\S)((?:(?!\*\*).)+)(?<=\S)\*\*\s*$/u;
/** A rule between lines. */
const RULE = /^\s*(?:-{3,}|\*{3,})\s*$/;

/** Reads a line with the stars of Markdown around all of it, or around its label, as programs write tests for a chat. */
function readTyped(line: string): Span[] {
  const bold = BOLD_LINE.exec(line)?.[1];
  if (bold !== undefined) return [{ text: bold, marks: [{ type: 'strong' }] }];
  const option = BOLD_OPTION.exec(line);
  if (option)
    return [
      { text: option[1] ?? '', marks: [] },
      { text: option[2] ?? '', marks: [{ type: 'strong' }] },
    ];
  const label = BOLD_LABEL.exec(line);
  const text = label ? `${label[1]}${label[2] ?? label[3]} ${line.slice(label[0].length)}` : line;
  return [{ text: RULE.test(text) ? '' : text.replace(/^\s*#{2,6}\s+(?=\S)/, ''), marks: [] }];
}

/** The line before code, and the one behind it, as Markdown has them. */
const FENCE = /^\s*(?:```|~~~)\s*[\w+#-]{0,20}\s*$/;

/** Tells of each line whether it is code between two fences, or one of them; a fence without a second one is none. */
function findFenced(lines: readonly string[]): boolean[] {
  const fences = lines.flatMap((line, at) => (FENCE.test(line) ? [at] : []));
  const isFenced = lines.map(() => false);
  for (const [from, to] of chunk(fences, 2))
    if (from !== undefined && to !== undefined) isFenced.fill(true, from, to + 1);
  return isFenced;
}

/** Lists the lines of a text, whatever is in them. */
function placeLines(value: RichTextValue): PlacedLine[] {
  if (typeof value !== 'string') return value.content.flatMap((block) => placeBlock(block, 0, null));
  const lines = value.split(/\r\n?|\n|\v|\u2028|\u2029/);
  const isFenced = findFenced(lines);
  const verse = findVerseRooms(lines);
  const rooms = findCodeRooms(lines).map((room, at) => room || (verse[at] ?? 0));
  const read = (line: string, at: number): readonly Span[] => {
    if (FENCE.test(line) && isFenced[at]) return [];
    if (isFenced[at]) return [{ text: line.replaceAll('\t', '    '), marks: [{ type: 'code' }] }];
    return withRoom(rooms[at] ?? 0, readTyped(toSpace(rooms[at] ? line.trimStart() : line)));
  };
  return lines.map((line, at) => ({
    spans: read(line, at),
    ...{ listed: null, isParagraph: false, shown: null },
    isAfterBlank: lines[at - 1]?.trim() === '',
  }));
}

const readPlaced = (lines: readonly PlacedLine[]): Line[] =>
  settleLabels(turnBoxes(countLevels(moveRooms(spellLetters(numberAsked(lines))))).flatMap(toLines));

/** Reads the lines that are not empty, with their labels. */
export const readLines = (value: RichTextValue): Line[] => readPlaced(placeLines(value));

/** The label of a heading above questions, as lists of Word have it. */
const HEADING_LABEL = /^[\p{L}\p{Nd}]{1,5}[.)、]\s?$/u;

/** Reads the lines of a file, whose escaped signs and code are known. */
export const readSpanLines = (lines: readonly (readonly Span[])[]): Line[] =>
  readPlaced(
    lines.map((spans) => ({
      spans: spans.map(cleanSpan),
      isHeading: spans[0]?.isEscaped === true && HEADING_LABEL.test(spans[0].text),
      ...{ listed: null, isAfterBlank: false, isParagraph: true, shown: null },
    })),
  );
