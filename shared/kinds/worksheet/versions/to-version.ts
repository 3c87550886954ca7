import { getItemType, isNumberedItem, type WorksheetItem } from '../../../items/item.ts';
import { getItemView } from '../../../items/item-views.ts';
import { MemoCache } from '../../../paper/measure/memo-cache.ts';
import { createSeededRandom } from '../../../shuffle.ts';
import { getLevelMark } from '../../../vocabulary/difficulty.ts';
import { isShownOn } from '../../../vocabulary/shown-on.ts';
import { getVersionLetter } from '../../../vocabulary/version-letter.ts';
import type { SheetCopy, VersionDescription } from '../../parts/copies.ts';
import type { Pupil } from './class-list.ts';
import { listLevels, toLevel } from './to-level.ts';
import type { Versions } from './versions.ts';

/** Returns the seed of one item in a version: it hangs on those two alone. */
const mixSeed = (seed: number, id: string): number =>
  [...id].reduce(
    (mixed, letter) => Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x0100_0193) >>> 0,
    seed ^ 0x811c_9dc5,
  ) >>> 0;

const drawRank = (seed: number, id: string): number => createSeededRandom(mixSeed(seed, id))();

/** An item and those that follow it wherever it goes. */
type Group = readonly WorksheetItem[];

/** Joins each item with those below it that belong to it; variants are below their question. */
function joinGroups(items: readonly WorksheetItem[]): Group[] {
  const groups: WorksheetItem[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && (item.order === 'with_above' || item.variant)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Tells whether a group may change places; an item without a number, or one that restarts the numbers, stays. */
function canMove([item]: Group): boolean {
  if (!item || item.order === 'fixed' || !isShownOn(item, 'sheet')) return false;
  const { hidden, numbering_restarted } = item.numbering;
  return isNumberedItem(item) && !hidden && !numbering_restarted;
}

/** Tells whether questions above stay above: it is a header, says something about what follows, or is marked so. */
function isBoundary([item]: Group): boolean {
  if (!item || !isShownOn(item, 'sheet')) return false;
  if (item.order === 'starts_group') return true;
  const { isNumbered, printsContent } = getItemType(item.type);
  return item.numbering.numbering_restarted || (!isNumbered && printsContent !== false);
}

/** Lists the runs of groups among which questions may change places, as places from 0. */
function listRuns(groups: readonly Group[]): number[][] {
  const runs: number[][] = [[]];
  for (const [at, group] of groups.entries()) {
    if (isBoundary(group)) runs.push([]);
    if (canMove(group)) runs.at(-1)?.push(at);
  }
  return runs;
}

/** Returns the items in the order of a version. */
function orderItems(
  items: readonly WorksheetItem[],
  { seed, reuse }: { seed: number; reuse: MemoCache },
): WorksheetItem[] {
  const groups = joinGroups(items);
  const placed = [...groups];
  for (const run of listRuns(groups)) {
    const getRank = (at: number) => drawRank(seed, groups[at]?.[0]?.id ?? '');
    const order = run.toSorted((a, b) => getRank(a) - getRank(b));
    for (const [place, at] of run.entries())
      placed[at] = takePlaceOf(groups[order[place] ?? at] ?? [], groups[at], reuse);
  }
  return placed.flat();
}

/** Numbers a group like the one whose place it takes. */
function takePlaceOf(group: Group, place: Group | undefined, reuse: MemoCache): Group {
  const [first, ...others] = group;
  const numbering = place?.[0]?.numbering;
  if (!first || !numbering || first.numbering === numbering) return group;
  return [reuse.of(`placed ${first.id}`, [first, numbering], () => ({ ...first, numbering })), ...others];
}

/** A worksheet as its versions need it. */
interface Versioned {
  readonly items: WorksheetItem[];
  readonly versions?: Versions | undefined;
  /** The language in which what is computed is written. */
  readonly locale?: string;
}

/**
 * Lists the copies of a class in the order of its list: neighbors have different orders wherever there are two, and each pupil
 * the sheets of the own level; the standard ones where that is not printed.
 */
export function listClassCopies({
  class_list = [],
  versions,
  items,
}: Pick<Versioned, 'versions' | 'items'> & {
  readonly class_list?: readonly Pupil[] | undefined;
}): SheetCopy[] {
  const [orders, levels] = [countOrders({ versions }), listLevels(items)];
  return class_list.map(({ name, level = null }, at) => ({
    version: Math.max(0, levels.indexOf(level)) * orders + (at % orders),
    name,
  }));
}

/** Counts the orders in which each difficulty is printed, A to H: 1 where there are no versions. */
export const countOrders = ({ versions }: Pick<Versioned, 'versions'>): number => versions?.seeds.length ?? 1;

/** Counts the different sheets of a worksheet: its versions in each of its difficulties, the standard one first. */
export const countVersions = (worksheet: Pick<Versioned, 'versions' | 'items'>): number =>
  countOrders(worksheet) * listLevels(worksheet.items).length;

/** Describes a sheet by its number, from 0. */
export function describeVersion(
  worksheet: Pick<Versioned, 'versions' | 'items'>,
  version: number,
): VersionDescription {
  const orders = countOrders(worksheet);
  const levels = listLevels(worksheet.items);
  const level = levels[Math.floor(version / orders)] ?? null;
  const letter = orders > 1 ? getVersionLetter(version % orders) : '';
  const mark = levels.length > 1 ? getLevelMark(level) : '';
  return { letter, level, label: [letter, mark].filter(Boolean).join(' ') };
}

/** Returns the sheet of the same order on which an item is printed: a variant is on those of its difficulty. */
export function findVersionWith(
  worksheet: Pick<Versioned, 'versions' | 'items'>,
  id: string,
  version: number,
): number {
  const variant = worksheet.items.find((item) => item.id === id)?.variant;
  if (!variant || version >= countVersions(worksheet)) return version;
  const [orders, levels] = [countOrders(worksheet), listLevels(worksheet.items)];
  if (!levels.includes(variant.level)) return version;
  return levels.indexOf(variant.level) * orders + (version % orders);
}

/**
 * Returns the worksheet in one of its versions and difficulties, from 0; as it was written where there is no such one. With the same `reuse`,
 * unchanged items are the same objects as last time.
 */
export function toVersion<T extends Versioned>(
  worksheet: T,
  version: number,
  reuse: MemoCache = new MemoCache(),
): T {
  const { versions, items } = worksheet;
  const orders = countOrders(worksheet);
  const level = listLevels(items)[Math.floor(version / orders)];
  const at = version % orders;
  const seed = level === undefined ? undefined : versions?.seeds[at];
  const toSheet = (ordered: WorksheetItem[]) => toLevel(ordered, { level: level ?? null, reuse });
  const generated = generateItems(worksheet, { seed: seed ?? null, reuse });
  if (!versions || seed === undefined || (at === 0 && versions.first_as_written)) {
    const written = toSheet(generated);
    return written === items ? worksheet : { ...worksheet, items: written };
  }
  const dealt = versions.shuffles_options
    ? generated.map((item) => reuse.of(`dealt ${item.id}`, [item, seed], () => dealItem(item, seed)))
    : generated;
  return {
    ...worksheet,
    items: toSheet(versions.shuffles_items ? orderItems(dealt, { seed, reuse }) : dealt),
  };
}

/** Computes what the items of a sheet compute; the very same list where none does. */
function generateItems(
  { items, locale }: Versioned,
  { seed, reuse }: { seed: number | null; reuse: MemoCache },
): WorksheetItem[] {
  const generated = items.map((item) => {
    const { generate } = getItemType(item.type);
    if (!generate) return item;
    return reuse.of(`generated ${item.id}`, [item, seed, locale], () => {
      const data = generate(item.data, seed === null ? null : mixSeed(seed, item.id), locale) as object;
      return data === item.data ? item : ({ ...item, data } as WorksheetItem);
    });
  });
  return generated.every((item, at) => item === items[at]) ? items : generated;
}

function dealItem(item: WorksheetItem, seed: number): WorksheetItem {
  const { deal } = getItemView(item.type);
  return deal ? ({ ...item, data: deal(item.data, mixSeed(seed, item.id)) } as WorksheetItem) : item;
}
