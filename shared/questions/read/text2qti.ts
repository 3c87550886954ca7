import type { Reading } from '../source/reading.ts';
import { LABELLED, type MarkdownLine, NUMBERED } from './markdown-lines.ts';

/** Reads a number as text2qti writes it: "1.4 +- 0.1", "[1, 3]". */
export const readTolerance = (number: string): string =>
  number.replace(/\s*\+-\s*(.+)$/, ' (± $1)').replace(/^\[\s*([^,\]]+?)\s*,\s*([^\]]+?)\s*\]$/, '$1 … $2');

const SETTING =
  /^(?:GROUP|END_GROUP|(?:pick|points per question|shuffle answers|show correct answers|one question at a time|can't go back)\s*:.*)\s*$/i;
const FEEDBACK = /^[+-]\s+(\S.*)$/;
/** An answer of text2qti that no list of Markdown has. */
const ANSWERED = /^\s*(?:[*]?[a-z]\)\s|\[[ *]\]|=\s|\*\s)/;

/** Finds the feedback of whole questions: one line each with a plus or a minus, between a question and its answers. */
function findFeedback(lines: readonly MarkdownLine[]): Set<number> {
  const found = new Set<number>();
  let below: number[] = [];
  let isAsked = false;
  for (const [place, line] of lines.entries()) {
    const text = line.type === 'text' ? line.text : '';
    if (NUMBERED.test(text)) {
      below = [];
      isAsked = true;
    } else if (isAsked && FEEDBACK.test(text)) below.push(place);
    else if (isAsked && ANSWERED.test(text)) {
      const signs = below.map((at) => (lines[at]?.type === 'text' ? lines[at].text.charAt(0) : ''));
      if (new Set(signs).size === signs.length) for (const at of below) found.add(at);
      isAsked = false;
    }
  }
  return found;
}

/** Names what of a line is no question, by its sign; null where it is one. */
function findLost(text: string): readonly [what: string, words: string] | null {
  const own = /^\s*(\.\.\.|!)\s+(\S.*)$/.exec(text);
  if (own) return [own[1] === '!' ? 'Solution' : 'Feedback', own[2] ?? ''];
  if (/^\s*\^{4,}\s*$/.test(text)) return ['File to upload', ''];
  return SETTING.test(text) ? ['Setting', text] : null;
}

const OF_QUESTION = /^(title|points)\s*:\s*(\S.*)$/i;

/**
 * Reads the signs that text2qti has and Markdown has not: feedback and settings are lost by name, and the points of a
 * question stand behind it.
 */
export function readSigns(lines: readonly MarkdownLine[], reading: Reading): MarkdownLine[] {
  const feedback = findFeedback(lines);
  let points = '';
  return lines.flatMap((line, place): MarkdownLine[] => {
    if (line.type !== 'text') return [line];
    reading.where = `Line ${line.at}`;
    const lost = feedback.has(place)
      ? (['Feedback', line.text.slice(1).trim()] as const)
      : findLost(line.text);
    if (lost) {
      reading.lose(...lost);
      return [];
    }
    const [, name = '', value = ''] = OF_QUESTION.exec(line.text) ?? [];
    if (name !== '' && isAboveQuestion(lines, place)) {
      if (/^t/i.test(name)) reading.lose('Title', value);
      else points = ` (${value} points)`;
      return [];
    }
    const asked = NUMBERED.test(line.text) && points !== '' ? { ...line, text: line.text + points } : line;
    if (asked !== line) points = '';
    return [asked];
  });
}

/** Tells whether a line stands right above a question, perhaps with others of its kind. */
function isAboveQuestion(lines: readonly MarkdownLine[], place: number): boolean {
  const next = lines
    .slice(place + 1, place + 4)
    .find((line) => line.type !== 'text' || !OF_QUESTION.test(line.text));
  return next?.type === 'text' && NUMBERED.test(next.text) && !LABELLED.test(next.text);
}
