import { joinAlternatives } from '../../items/parts/alternatives.ts';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { joinTexts } from '../join-texts.ts';
import { readHtml, readHtmlLine } from '../source/read-html.ts';
import type { Reading } from '../source/reading.ts';
import { listElements, type XmlElement } from '../source/xml-tree.ts';
import { GAP_MARK, type Gap, toGaps } from './gap-answers.ts';
import { findDeep, replaceElements, toHtmlWithout } from './qti-tree.ts';

/** What a file says of the answers of an interaction. */
export interface Declared {
  readonly correct: readonly string[];
  /** Written answers that earn something. */
  readonly mapped: readonly string[];
  readonly isMultiple: boolean;
  /** How far a number may be from the right one, in words: "0.5", "2 %"; "" where it may not be. */
  readonly tolerance: string;
}

export interface Interaction {
  readonly element: XmlElement;
  readonly declared: Declared;
  readonly prompt: RichTextValue;
  readonly reading: Reading;
}

const FEEDBACK = ['feedbackinline', 'feedbackblock'];

/** Reads the words of a choice, without its feedback. */
export const readChoice = (choice: XmlElement, reading: Reading): RichTextValue =>
  readHtmlLine(toHtmlWithout(choice, FEEDBACK), reading);

const getId = ({ attributes }: XmlElement): string => attributes.identifier ?? '';

function toChoice({ element, declared, prompt, reading }: Interaction): ReadQuestion {
  const most = element.attributes.maxchoices;
  const isSeveral = declared.isMultiple || (most !== undefined && most !== '1');
  const names = element.name === 'hottextinteraction' ? 'hottext' : 'simplechoice';
  const options = findDeep(element, names).map((choice) => ({
    text: readChoice(choice, reading),
    correct: declared.correct.includes(getId(choice)),
  }));
  return { type: 'choice', prompt, options, ...(isSeveral && { several: true }) };
}

function toOrder({ element, declared, prompt, reading }: Interaction): ReadQuestion {
  const choices = findDeep(element, 'simplechoice');
  const texts = new Map(choices.map((choice) => [getId(choice), readChoice(choice, reading)]));
  const sorted = declared.correct.filter((id) => texts.has(id));
  if (sorted.length < choices.length) {
    const entries = [...texts.values()];
    reading.lose('Order that the file does not say', entries.map(toPlainText).join(' / '));
    return { type: 'open', prompt: joinTexts(prompt, ...entries), answer: '', lines: null };
  }
  return { type: 'order', prompt, entries: sorted.map((id) => texts.get(id) ?? '') };
}

function toPairs({ element, declared, prompt, reading }: Interaction): ReadQuestion {
  const sets = listElements(element, 'simplematchset');
  const listChoices = (set: XmlElement | undefined) =>
    set ? findDeep(set, 'simpleassociablechoice') : findDeep(element, 'simpleassociablechoice');
  const all = listChoices(undefined);
  const texts = new Map(all.map((choice) => [getId(choice), readChoice(choice, reading)]));
  const used = new Set<string>();
  const pairs = declared.correct.flatMap((ids) => {
    const [left = '', right = ''] = ids.trim().split(/\s+/);
    const [a, b] = [texts.get(left), texts.get(right)];
    used.add(left).add(right);
    return a === undefined || b === undefined ? [] : [{ left: a, right: b }];
  });
  const alone = sets.length === 2 ? listChoices(sets[0]) : [];
  for (const choice of alone) {
    if (used.has(getId(choice))) continue;
    used.add(getId(choice));
    pairs.push({ left: texts.get(getId(choice)) ?? '', right: '' });
  }
  const extras = all.filter((choice) => !used.has(getId(choice)));
  return { type: 'pairs', prompt, pairs, extras: extras.map((choice) => texts.get(getId(choice)) ?? '') };
}

function toOpen({ element, declared, prompt }: Interaction): ReadQuestion {
  const lines = Number.parseInt(element.attributes.expectedlines ?? '', 10);
  const answer = declared.correct.join(' / ');
  return { type: 'open', prompt, answer, lines: Number.isNaN(lines) ? null : lines };
}

/** Makes a question of one of several texts into which words are dragged. */
function toDraggedGaps({ element, declared, prompt, reading }: Interaction): ReadQuestion {
  const known = readGapMatch(element, declared, reading);
  const gaps: Gap[] = [];
  const marked = replaceElements(element, (child) => {
    const gap = known.get(child);
    if (gap) gaps.push(gap);
    if (gap) return GAP_MARK;
    return ['gaptext', 'prompt', ...FEEDBACK].includes(child.name) ? '' : null;
  });
  return toGaps(toPlainText(readHtml(toHtmlWithout(marked, []), reading)), gaps, prompt);
}

/** What each interaction that stands by itself is for us; one that is missing is refused by its name. */
export const BLOCK_INTERACTIONS: Readonly<Record<string, (given: Interaction) => ReadQuestion>> = {
  choiceinteraction: toChoice,
  hottextinteraction: toChoice,
  orderinteraction: toOrder,
  matchinteraction: toPairs,
  associateinteraction: toPairs,
  extendedtextinteraction: toOpen,
  gapmatchinteraction: toDraggedGaps,
};

/** Reads an interaction within a sentence as its gap; null where it is none. */
export function readInlineGap(element: XmlElement, declared: Declared, reading: Reading): Gap | null {
  if (element.name === 'textentryinteraction') {
    const { correct, mapped, tolerance } = declared;
    const answers = [...new Set([...correct, ...mapped])];
    const written = tolerance === '' ? answers : answers.map((one) => `${one} (± ${tolerance})`);
    return { answer: joinAlternatives(written), wrong: [] };
  }
  if (element.name !== 'inlinechoiceinteraction') return null;
  const choices = listElements(element, 'inlinechoice').map((choice) => ({
    id: getId(choice),
    text: toPlainText(readChoice(choice, reading)),
  }));
  const right = choices.find(({ id }) => declared.correct.includes(id));
  return { answer: right?.text ?? '', wrong: choices.filter((one) => one !== right).map(({ text }) => text) };
}

/** Reads the gaps of a text into which words are dragged. Another text of the item may have the same identifiers. */
export function readGapMatch(
  element: XmlElement,
  declared: Declared,
  reading: Reading,
): ReadonlyMap<XmlElement, Gap> {
  const words = new Map(
    findDeep(element, 'gaptext').map((word) => [getId(word), toPlainText(readChoice(word, reading))]),
  );
  const wordOf = new Map(
    declared.correct.map((ids) => {
      const [word = '', gap = ''] = ids.trim().split(/\s+/);
      return [gap, word];
    }),
  );
  const gaps = findDeep(element, 'gap');
  if (gaps.length === 0) for (const text of words.values()) reading.lose('Word without a gap', text);
  return new Map(
    gaps.map((gap) => {
      const right = wordOf.get(getId(gap)) ?? '';
      const wrong = [...words].flatMap(([id, text]) => (id === right ? [] : [text]));
      return [gap, { answer: words.get(right) ?? '', wrong }];
    }),
  );
}
