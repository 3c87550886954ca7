import type { WorksheetItem } from '../../../items/item.ts';
import { MemoCache } from '../../../paper/measure/memo-cache.ts';
import { createSeededRandom } from '../../../shuffle.ts';
import { isShownOn } from '../../../vocabulary/shown-on.ts';
import type { SheetCopy } from '../../parts/copies.ts';
import type { GetFacts } from '../points/count-points.ts';
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

/** Joins each item with those below it that belong to it. */
function joinGroups(items: readonly WorksheetItem[]): Group[] {
  const groups: WorksheetItem[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && item.order === 'with_above') last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Tells whether a group may change places; what has no number, or begins the count anew, stays. */
function canMove([item]: Group, getFacts: GetFacts): boolean {
  if (!item || item.order === 'fixed' || !isShownOn(item, 'sheet')) return false;
  const { hidden, numbering_restarted } = item.numbering;
  return getFacts(item.type).isNumbered === true && !hidden && !numbering_restarted;
}

/** Tells whether questions stay on their side of a group: it is a header, or says something about what follows. */
function isBoundary([item]: Group, getFacts: GetFacts): boolean {
  if (!item || !isShownOn(item, 'sheet')) return false;
  const { isNumbered, printsContent } = getFacts(item.type);
  return item.numbering.numbering_restarted || (!isNumbered && printsContent !== false);
}

/** Lists the runs of groups among which questions may change places, as places from 0. */
function listRuns(groups: readonly Group[], getFacts: GetFacts): number[][] {
  const runs: number[][] = [[]];
  for (const [at, group] of groups.entries()) {
    if (isBoundary(group, getFacts)) runs.push([]);
    if (canMove(group, getFacts)) runs.at(-1)?.push(at);
  }
  return runs;
}

/** Returns the items in the order of a version. */
function orderItems(
  items: readonly WorksheetItem[],
  { seed, getFacts, reuse }: { seed: number; getFacts: GetFacts; reuse: MemoCache },
): WorksheetItem[] {
  const groups = joinGroups(items);
  const placed = [...groups];
  for (const run of listRuns(groups, getFacts)) {
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
}

/** Lists the copies of a class in the order of its list: neighbors have different versions wherever there are two. */
export const listClassCopies = ({
  class_list = [],
  versions,
}: Pick<Versioned, 'versions'> & { readonly class_list?: readonly string[] | undefined }): SheetCopy[] =>
  class_list.map((name, at) => ({ version: at % countVersions({ versions }), name }));

/** Counts the versions of a worksheet: 1 where it has none. */
export const countVersions = ({ versions }: Pick<Versioned, 'versions'>): number =>
  versions?.seeds.length ?? 1;

/**
 * Returns the worksheet in one of its versions, from 0; as it was written where there is no such one. With the same `reuse`,
 * unchanged items are the same objects as last time.
 */
export function toVersion<T extends Versioned>(
  worksheet: T,
  version: number,
  getFacts: GetFacts,
  reuse: MemoCache = new MemoCache(),
): T {
  const { versions, items } = worksheet;
  const seed = versions?.seeds[version];
  const generated = generateItems(items, { seed: seed ?? null, getFacts, reuse });
  if (!versions || seed === undefined || (version === 0 && versions.first_as_written))
    return generated === items ? worksheet : { ...worksheet, items: generated };
  const dealt = versions.shuffles_options
    ? generated.map((item) =>
        reuse.of(`dealt ${item.id}`, [item, seed], () => dealItem(item, seed, getFacts)),
      )
    : generated;
  return {
    ...worksheet,
    items: versions.shuffles_items ? orderItems(dealt, { seed, getFacts, reuse }) : dealt,
  };
}

/** Computes what the items of a sheet compute; the very same list where none does. */
function generateItems(
  items: WorksheetItem[],
  { seed, getFacts, reuse }: { seed: number | null; getFacts: GetFacts; reuse: MemoCache },
): WorksheetItem[] {
  const generated = items.map((item) => {
    const { generate } = getFacts(item.type);
    if (!generate) return item;
    return reuse.of(`generated ${item.id}`, [item, seed], () => {
      const data = generate(item.data, seed === null ? null : mixSeed(seed, item.id)) as object;
      return data === item.data ? item : ({ ...item, data } as WorksheetItem);
    });
  });
  return generated.every((item, at) => item === items[at]) ? items : generated;
}

function dealItem(item: WorksheetItem, seed: number, getFacts: GetFacts): WorksheetItem {
  const { deal } = getFacts(item.type);
  return deal ? ({ ...item, data: deal(item.data, mixSeed(seed, item.id)) } as WorksheetItem) : item;
}
