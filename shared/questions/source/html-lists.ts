import { formatCount } from '../list-counts.ts';

type Attributes = Readonly<Record<string, string>>;

/** An open list of HTML. */
export interface HtmlList {
  /** How its entries are counted, as Word calls it; null where they are not. */
  readonly format: string | null;
  count: number;
}

/** How a list counts by its attribute, and by its style. */
const TYPES: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};
const STYLED: readonly (readonly [RegExp, string])[] = [
  [/lower-(?:alpha|latin)/i, 'lowerLetter'],
  [/upper-(?:alpha|latin)/i, 'upperLetter'],
  [/lower-roman/i, 'lowerRoman'],
  [/upper-roman/i, 'upperRoman'],
];

const readCount = (value: string | undefined): number | null =>
  value !== undefined && /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : null;

/** Opens a list as its element says it: where it begins, and how it counts. */
export function openHtmlList(name: string, { start, type = '', style = '' }: Attributes): HtmlList {
  const styled = /(?:^|;)\s*list-style(?:-type)?\s*:\s*([^;]*)/i.exec(style)?.[1] ?? '';
  const found = STYLED.find(([sign]) => sign.test(styled))?.[1];
  const own = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  return { format: name === 'ol' ? (found ?? own ?? 'decimal') : null, count: (readCount(start) ?? 1) - 1 };
}

/** Counts the next entry of a list; returns what stands before it. */
export function toEntryLabel(list: HtmlList | undefined, { value }: Attributes): string {
  if (!list?.format) return '• ';
  list.count = readCount(value) ?? list.count + 1;
  const isNumber = list.format === 'decimal' || list.count < 1;
  return isNumber ? `${list.count}. ` : formatCount(list.count, list.format, 1).replace(') ', '. ');
}
