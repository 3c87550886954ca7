import { getXmlText, listElements, type XmlElement } from '../source/xml-tree.ts';
import { isWhole } from './earned.ts';
import { findDeep } from './qti-tree.ts';

/** What a response is compared with, and what it earns. */
export interface Compared {
  readonly id: string;
  readonly how: 'is' | 'contains' | 'matches' | 'from' | 'above' | 'to' | 'below';
  readonly value: string;
  /** A margin in the words of the file: "5 %"; "" where bounds say it, or nothing. */
  readonly margin: string;
  /** The weight in percent of the most that the response earns. */
  readonly weight: number;
  /** What belongs together, as two bounds do. */
  readonly group: XmlElement;
}

const HOW: Readonly<Record<string, Compared['how']>> = {
  varequal: 'is',
  vargte: 'from',
  vargt: 'above',
  varlte: 'to',
  varlt: 'below',
  varsubstring: 'matches',
};

function findHow({ name, attributes }: XmlElement): Compared['how'] | undefined {
  if (name !== 'varsubset') return HOW[name];
  return /^match/i.test(attributes.setmatch ?? '') ? 'matches' : 'contains';
}

function readMargin({ attributes }: XmlElement): string {
  const margin = Number(attributes.margin ?? 0);
  if (Number.isNaN(margin) || margin === 0) return '';
  return /percent/i.test(attributes.margintype ?? '') ? `${margin} %` : String(margin);
}

/** Scores that count what is wrong. */
const NO_SCORE = /incorrect|wrong|penalt|attempt|feedback|time/i;

/** Returns what a condition earns, in the points of the file; "SCORE.max" of Blackboard is all of them. */
function readScore(condition: XmlElement): number {
  const scores = findDeep(condition, 'setvar')
    .filter(({ attributes }) => !NO_SCORE.test(attributes.varname ?? attributes.variablename ?? ''))
    .map((part) => {
      const text = getXmlText(part).trim();
      return /\bmax\b/i.test(text) ? Number.POSITIVE_INFINITY : Number(text.replace(',', '.'));
    });
  return Math.max(0, ...scores.filter((score) => !Number.isNaN(score)));
}

/** Lists what a condition compares; what must not be is no answer. */
function listCompared(condition: XmlElement): (Omit<Compared, 'weight'> & { place: number })[] {
  return listElements(condition).flatMap((child) => {
    if (child.name === 'not') return [];
    const how = findHow(child);
    if (!how) return listCompared(child);
    const id = child.attributes.respident ?? '';
    const value = getXmlText(child).trim();
    const place = Number(child.attributes.index ?? 0);
    return value === '' ? [] : [{ id, how, value, margin: readMargin(child), group: condition, place }];
  });
}

/** Collects what earns points, by the response that it belongs to, in the order of the places that it names. */
export function readKey(item: XmlElement): ReadonlyMap<string, Compared[]> {
  const all = findDeep(item, 'respcondition').flatMap((condition) => {
    const score = readScore(condition);
    const compared = listElements(condition, 'conditionvar').flatMap(listCompared);
    return score > 0 ? compared.map((one) => ({ ...one, score })) : [];
  });
  const key = new Map<string, Compared[]>();
  for (const id of new Set(all.map((one) => one.id))) {
    const own = all.filter((one) => one.id === id).sort((a, b) => a.place - b.place);
    const most = Math.max(...own.map(({ score }) => score));
    key.set(
      id,
      own.map(({ place: _, score, ...one }) => ({
        ...one,
        weight: score === most ? 100 : (score / most) * 100,
      })),
    );
  }
  return key;
}

/** Writes a number without what a program added to it: "118.0", "0.30000000000000004". */
function toNumber(text: string): string {
  if (!/^[+-]?\d+\.\d+$/.test(text)) return text;
  if (/\.0+$/.test(text)) return text.replace(/\.0+$/, '');
  return text.replace(/\D/g, '').length > 12 ? String(Number(Number(text).toPrecision(12))) : text;
}

const SIGNS = { from: '≥', above: '>', to: '≤', below: '<' } as const;

/** Returns how far both bounds are from a value; null where they are not as far, or one is missing. */
function findMargin(value: string, low: Compared | undefined, high: Compared | undefined): string | null {
  const [middle, from, to] = [value, low?.value, high?.value].map((text) => Number(text ?? Number.NaN));
  if (middle === undefined || from === undefined || to === undefined) return null;
  const [below, above] = [middle - from, to - middle];
  if (!(below >= 0 && Math.abs(below - above) <= 1e-9 * Math.max(1, Math.abs(middle)))) return null;
  return String(Number(above.toPrecision(10)));
}

/** Writes two bounds, or one, as a key prints them: "118 … 122", "> 3". */
function formatBounds(low: Compared | undefined, high: Compared | undefined): string {
  if (low?.how === 'from' && high?.how === 'to') {
    const [from, to] = [toNumber(low.value), toNumber(high.value)];
    return from === to ? from : `${from} … ${to}`;
  }
  return [low, high]
    .flatMap((bound) => (bound ? [`${SIGNS[bound.how as keyof typeof SIGNS]} ${toNumber(bound.value)}`] : []))
    .join(', ');
}

const formatValue = ({ value, margin }: Compared): string =>
  margin === '' ? toNumber(value) : `${toNumber(value)} (± ${margin})`;

const isLow = ({ how }: Compared): boolean => how === 'from' || how === 'above';
const isHigh = ({ how }: Compared): boolean => how === 'to' || how === 'below';

/** A written answer of the file with what it earns. */
export interface WrittenKey {
  readonly text: string;
  readonly weight: number;
}

/** Two bounds that belong together, or one. */
interface Range {
  readonly low: Compared | undefined;
  readonly high: Compared | undefined;
}

/** Writes a value with the range that it is the middle of, which is taken out of those that are left. */
function formatMiddle(value: Compared, ranges: Set<Range>): string {
  for (const range of ranges) {
    const margin = findMargin(value.value, range.low, range.high);
    if (margin === null) continue;
    ranges.delete(range);
    return margin === '0' ? toNumber(value.value) : `${toNumber(value.value)} (± ${margin})`;
  }
  return formatValue(value);
}

/** Joins bounds that belong together, and the value in their middle, to one answer. */
function toNumbers(compared: readonly Compared[]): WrittenKey[] {
  const bounds = compared.filter((one) => isLow(one) || isHigh(one));
  const ranges = new Set(
    [...new Set(bounds.map(({ group }) => group))].map((group): Range => {
      const own = bounds.filter((one) => one.group === group);
      return { low: own.find(isLow), high: own.find(isHigh) };
    }),
  );
  const values = compared
    .filter(({ how }) => how === 'is')
    .map((one) => ({ text: formatMiddle(one, ranges), weight: one.weight }));
  const others = [...ranges].map(({ low, high }) => ({
    text: formatBounds(low, high),
    weight: Math.min(low?.weight ?? 100, high?.weight ?? 100),
  }));
  return [...values, ...others];
}

/** Lists the written answers of a response: words, or numbers with their bounds and margins. */
export function listWritten(compared: readonly Compared[], isNumber: boolean): WrittenKey[] {
  const isNumeric = isNumber || compared.some((one) => isLow(one) || isHigh(one) || one.margin !== '');
  if (isNumeric) return toNumbers(compared);
  return compared
    .filter(({ how }) => how !== 'matches')
    .map(({ value, weight }) => ({ text: value, weight }));
}

/** Lists the labels that are right, in the order of the key. */
export const listRightIds = (compared: readonly Compared[], isEach: boolean): string[] => [
  ...new Set(
    compared
      .filter(({ how, weight }) => how === 'is' && (isEach || isWhole(weight)))
      .map(({ value }) => value),
  ),
];
