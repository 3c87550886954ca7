import { uniq, uniqBy } from 'es-toolkit';
import type { MeasuredPart } from '../measure/measure.ts';
import type { PageContent } from '../pack/paginate.ts';
import { HEADER_LIMIT } from '../sheet/page-sizes.ts';
import { HEAD_KEY, type PaperContent, type PaperWarning } from './paper-content.ts';

interface LaidOut extends Pick<PaperContent, 'blocks' | 'sheetLimit'> {
  readonly pages: readonly PageContent[];
  /** The height of the head's content, in px. */
  readonly headHeight: number;
  readonly measured: (key: string) => MeasuredPart | undefined;
}

/**
 * Lists what could not be laid out as asked, and was clamped: first what is cut, last what is hard to read.
 */
export function findWarnings(laidOut: LaidOut): PaperWarning[] {
  const cut = [...findTooTall(laidOut), ...findCutOff(laidOut)];
  return [...cut, ...findTooManySheets(laidOut), ...findHardToRead(laidOut)];
}

function findTooTall({ blocks, pages, headHeight }: LaidOut): PaperWarning[] {
  // A block that draws nothing has a slice there too.
  const clamped = pages
    .filter((page) => page.overflows)
    .flatMap((page) => page.slices.filter(({ from, to }) => to > from).slice(0, 1));
  const tall = uniqBy(clamped, ({ block }) => block).flatMap(({ block }) => {
    const key = blocks[block]?.key;
    return key ? [{ key, message: 'is taller than a page and is cut off at its end' }] : [];
  });
  const isClamped = headHeight > HEADER_LIMIT;
  return isClamped ? [{ key: HEAD_KEY, message: 'is taller than 5 in and is cut off' }, ...tall] : tall;
}

/**
 * Lists the blocks whose measures give warnings. Static blocks give none: off screen they are not drawn, and
 * their heights may be old.
 */
const listMeasuredBlocks = ({ blocks, measured }: LaidOut) =>
  blocks.flatMap(({ key, offScreen }) => {
    const part = offScreen === 'static' ? undefined : measured(key);
    return part ? [{ key, part }] : [];
  });

const listOverflowing = (laidOut: LaidOut): string[] =>
  uniq(listMeasuredBlocks(laidOut).flatMap(({ part }) => part.overflowing));

function findCutOff(laidOut: LaidOut): PaperWarning[] {
  const where = (is: 'cut' | 'shortened', message: string) =>
    listMeasuredBlocks(laidOut).flatMap(({ key, part }) => (part[is] ? [{ key, message }] : []));
  return [
    ...listOverflowing(laidOut).map((key) => ({ key, message: 'is too long for its place and is cut off' })),
    ...where('cut', 'has an answer that is longer than its space'),
    ...listMeasuredBlocks(laidOut).flatMap(({ key, part }) =>
      part.tooWide.map((what) => ({ key, message: `has a ${what} that is wider than its column` })),
    ),
    ...where('shortened', 'has a line that is longer than its column and is shortened'),
  ];
}

function findTooManySheets({ blocks, pages, sheetLimit }: LaidOut): PaperWarning[] {
  const key = blocks[pages[sheetLimit]?.slices[0]?.block ?? -1]?.key;
  return key ? [{ key, message: `stands beyond the limit of ${sheetLimit} sheets` }] : [];
}

function findHardToRead(laidOut: LaidOut): PaperWarning[] {
  const overflowing = listOverflowing(laidOut);
  const tight = uniq(listMeasuredBlocks(laidOut).flatMap(({ part }) => part.tight));
  return tight
    .filter((key) => !overflowing.includes(key))
    .map((key) => ({ key, message: 'hardly fits its place and is hard to read', isPrinted: true as const }));
}
