import type { PrintedPoints } from '../../../items/parts/item-points.tsx';
import type { Total } from '../../../paper/draw/Head.tsx';
import { estimateTextWidth } from '../../../paper/fonts/text-width.ts';
import type { PaperBlock } from '../../../paper/layout/paper-content.ts';
import type { MemoCache } from '../../../paper/measure/memo-cache.ts';
import { stripLabel } from '../../../vocabulary/numbering.ts';
import {
  getPaperWords,
  type Score,
  writeMarginPoints,
  writeNumber,
  writePromptPoints,
} from '../../../vocabulary/paper-words.ts';
import type { DocumentStyle } from '../../../vocabulary/style.ts';
import { getPointStep, type ScoredItem, sumPoints, sumSections } from './count-points.ts';
import { listGradeRows } from './grade-scales.ts';
import { GradeTable, PointsTable } from './PointsTables.tsx';
import type { Grade, Scoring } from './scoring.ts';

/** The points that are printed, and how. */
export interface PointsOnPaper {
  readonly scoring: Scoring;
  readonly scored: readonly ScoredItem[];
  readonly style: DocumentStyle;
  readonly locale: string;
  readonly answerKey: boolean;
}

/** The keys of the tables in the layout. */
export const POINTS_KEY = '#points';
export const GRADES_KEY = '#grades';

/** The widths of a plus and a slash, each with the space behind it, over the size of the type. */
const SIGN_WIDTHS = { plus: 0.85, slash: 0.65 } as const;

/** Returns the points of each item and of each section by the id of their item, as they are printed beside it. */
export function listPrintedPoints(
  { scoring, scored, style, locale }: PointsOnPaper,
  cache: MemoCache,
): ReadonlyMap<string, PrintedPoints> {
  const { shown: place, section_totals } = scoring;
  if (place === 'nowhere') return new Map();
  const print = (id: string, score: Score): [string, PrintedPoints] => {
    const { value, each, bonus } = score;
    const printed = cache.of(`points ${id}`, [value, each, bonus, place, locale, style.font], () => ({
      place,
      short: writeMarginPoints(score, locale),
      width:
        (bonus ? SIGN_WIDTHS.plus : SIGN_WIDTHS.slash) +
        estimateTextWidth(writeNumber(value, locale), style.font),
      long: writePromptPoints(score, locale),
    }));
    return [id, printed];
  };
  const sections = section_totals ? [...sumSections(scored)].filter(([, value]) => value > 0) : [];
  return new Map([
    ...scored.flatMap(({ id, score }) => (score ? [print(id, score)] : [])),
    ...sections.map(([id, value]) => print(id, { value, each: null, bonus: false })),
  ]);
}

/** Describes what all questions earn; null where points are not shown, or a table at the head says it. */
export function describeTotal({ scoring, scored, locale }: PointsOnPaper): Total | null {
  const total = sumPoints(scored);
  if (scoring.shown === 'nowhere' || scoring.table === 'head' || total === 0) return null;
  return { label: getPaperWords(locale).pointsHeading, points: writeNumber(total, locale) };
}

/** Lists the tables before the items, or those after them. */
export function listTables(
  place: 'head' | 'end',
  points: PointsOnPaper,
  cache: MemoCache,
  spaceBefore: number,
): PaperBlock[] {
  const { scoring, scored, answerKey } = points;
  const total = sumPoints(scored);
  const toBlock = (key: string, element: PaperBlock['element']): PaperBlock => ({
    key,
    element,
    spaceBefore,
    keepWithNext: false,
    breakAfter: false,
  });
  const hasGrades = scoring.grades === 'end' || (scoring.grades === 'key' && answerKey);
  return [
    ...(scoring.table === place && scored.some(({ score }) => score)
      ? [toBlock(POINTS_KEY, createPointsTable(points, total, cache))]
      : []),
    ...(place === 'end' && hasGrades && scoring.scale.some(isNamed) && total > 0
      ? [toBlock(GRADES_KEY, createGradeTable(points, total, cache))]
      : []),
  ];
}

/** Tells whether a grade has its name; one that was just added has none yet. */
const isNamed = ({ mark }: Grade): boolean => mark.trim() !== '';

function createPointsTable({ scored, style, locale }: PointsOnPaper, total: number, cache: MemoCache) {
  const columns = scored.flatMap(({ id, label, score }) =>
    score
      ? [{ id, label: label === null ? '–' : stripLabel(label), value: score.value, bonus: score.bonus }]
      : [],
  );
  return cache.of('points table', [JSON.stringify(columns), total, style, locale], () => (
    <PointsTable columns={columns} total={total} style={style} locale={locale} />
  ));
}

function createGradeTable(
  { scoring, scored, style, locale }: PointsOnPaper,
  total: number,
  cache: MemoCache,
) {
  const step = getPointStep(scored);
  return cache.of('grade table', [scoring.scale, total, step, style, locale], () => (
    <GradeTable
      rows={listGradeRows(scoring.scale.filter(isNamed), total, step)}
      style={style}
      locale={locale}
    />
  ));
}
