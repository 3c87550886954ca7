import { chunk, isEqual, range } from 'es-toolkit';
import { isNumberedItem, type WorksheetItem } from '../../../items/item.ts';
import { getItemView } from '../../../items/item-views.ts';
import type { AnswersOfItem, ItemViewProps } from '../../../items/parts/view.ts';
import { toPlainText } from '../../../text/plain-text.ts';
import { getLevelMark } from '../../../vocabulary/difficulty.ts';
import { listNumberLabels, stripLabel } from '../../../vocabulary/numbering.ts';
import { getPaperWords, type Score } from '../../../vocabulary/paper-words.ts';
import { isShownOn } from '../../../vocabulary/shown-on.ts';
import type { DocumentStyle } from '../../../vocabulary/style.ts';
import { scoreItem } from '../points/count-points.ts';
import { listLevels } from '../versions/to-level.ts';
import { countOrders, countVersions, describeVersion, toVersion } from '../versions/to-version.ts';
import type { Versions } from '../versions/versions.ts';

/** A worksheet as the tables of its key read it. */
export interface Answered {
  readonly items: WorksheetItem[];
  readonly style: DocumentStyle;
  readonly locale: string;
  readonly versions?: Versions | undefined;
}

/** A question of one version: its number as it is printed, and what is expected. */
interface Question extends AnswersOfItem {
  readonly id: string;
  readonly number: string;
  readonly score: Score | null;
}

const listQuestions = (worksheet: Answered, version: number): Question[] =>
  listPrinted(toVersion(worksheet, version));

/** Describes an item of which nothing is to be solved. */
const describeNothing = ({ item: { prompt } }: Pick<ItemViewProps<unknown>, 'item'>): AnswersOfItem => ({
  prompt: toPlainText(prompt),
  answers: [],
});

function listPrinted({ items, style, locale }: Answered): Question[] {
  const labels = listNumberLabels(items, isNumberedItem);
  return items.flatMap((item, at) => {
    const number = labels[at] ?? null;
    if (number === null || !isShownOn(item, 'sheet')) return [];
    // Every numbered item has its line: the versions are read side by side.
    const { describeAnswers = describeNothing } = getItemView(item.type);
    const described = describeAnswers({ item, number, answerKey: true, style, locale });
    return [{ id: item.id, number: stripLabel(number), score: scoreItem(item), ...described }];
  });
}

/** Names the sheets side by side: "A", "B", "A •". */
export const listSheetLabels = (worksheet: Answered): string[] =>
  range(countVersions(worksheet)).map((version) => describeVersion(worksheet, version).label);

/** A line of the compact key: a number, and what is expected there in each version. */
export interface AnswerRow {
  readonly number: string;
  readonly answers: readonly string[];
}

/** Lists the answers in short, the versions side by side. */
export function listAnswerRows(worksheet: Answered): AnswerRow[] {
  const versions = range(countVersions(worksheet)).map((version) => listQuestions(worksheet, version));
  return (versions[0] ?? []).map(({ number }, at) => ({
    number,
    answers: versions.map((questions) => writeShort(questions[at], worksheet.locale)),
  }));
}

function writeShort(question: Question | undefined, locale: string): string {
  if (!question) return '';
  if (question.isOpen) return getPaperWords(locale).open;
  return question.answers.map(({ short }) => short).join(', ');
}

/** A question of the marking guide. */
export interface GuideRow {
  readonly id: string;
  /** The number of the question in each version. */
  readonly numbers: readonly string[];
  readonly prompt: string;
  readonly answers: readonly string[];
  readonly score: Score | null;
}

/** Tells whether the same is expected in all of these, in whatever order. */
function isSameEverywhere(all: readonly (readonly string[])[]): boolean {
  const sorted = all[0]?.toSorted();
  return all.every((answers) => isEqual(answers.toSorted(), sorted));
}

/**
 * Returns what is expected: once where that is the same in all versions, once for each difficulty where it is the same
 * within that, else for each version by its name. Where nothing is expected, nothing is said.
 */
function joinAnswers(
  versions: readonly (readonly string[])[],
  { labels, marks, orders }: { labels: readonly string[]; marks: readonly string[]; orders: number },
): string[] {
  if (isSameEverywhere(versions)) return [...(versions[0] ?? [])];
  const write = (name: string, answers: readonly string[] = []) =>
    answers.length > 0 ? `${name} ${answers.join(', ')}` : [];
  return chunk(versions, orders).flatMap((ofLevel, level) =>
    marks.length > 1 && isSameEverywhere(ofLevel)
      ? write(`${marks[level]}`, ofLevel[0])
      : ofLevel.flatMap((answers, at) => write(`${labels[level * orders + at]}:`, answers)),
  );
}

/** Returns the words of a question in each difficulty. */
function joinPrompts(
  found: readonly Question[],
  { marks, orders }: { marks: readonly string[]; orders: number },
): string {
  const firsts = found.filter((_, at) => at % orders === 0);
  if (firsts.every(({ prompt }) => prompt === firsts[0]?.prompt)) return firsts[0]?.prompt ?? '';
  return firsts.map(({ prompt }, at) => `${marks[at]} ${prompt}`).join(' · ');
}

/** Lists the questions as they were written, with what is expected and what it earns. */
export function listGuideRows(worksheet: Answered): GuideRow[] {
  const versions = range(countVersions(worksheet)).map((version) => listQuestions(worksheet, version));
  const sheets = {
    labels: listSheetLabels(worksheet),
    marks: listLevels(worksheet.items).map(getLevelMark),
    orders: countOrders(worksheet),
  };
  const ofQuestion = new Map(worksheet.items.map(({ id, variant }) => [id, variant?.of ?? id]));
  return listPrinted(worksheet).map(({ id, prompt, score }) => {
    const found = versions.flatMap(
      (questions) => questions.find((question) => ofQuestion.get(question.id) === id) ?? [],
    );
    const hasVariants = found.some((question) => question.id !== id);
    const [one = prompt, ...others] = new Set(found.map((question) => question.prompt));
    return {
      id,
      numbers: found.map(({ number }) => number),
      // Numbers that differ from version to version have their names here.
      prompt: hasVariants ? joinPrompts(found, sheets) : others.length > 0 ? prompt : one,
      answers: joinAnswers(
        found.map(({ answers }) => answers.map(({ long }) => long)),
        sheets,
      ),
      score,
    };
  });
}
