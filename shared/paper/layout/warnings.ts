import { uniq, uniqBy } from 'es-toolkit';
import type { MeasuredPart } from '../measure/measure.ts';
import type { PageContent } from '../pack/paginate.ts';
import { HEADER_LIMIT } from '../sheet/page.ts';
import { HEAD, type PaperContent, type PaperWarning } from './content.ts';

interface LaidOut extends Pick<PaperContent, 'blocks' | 'sheetLimit'> {
  readonly pages: readonly PageContent[];
  /** In px, of what stands in it. */
  readonly headHeight: number;
  readonly measured: (key: string) => MeasuredPart | undefined;
}

/** What could not be laid out as it is, and was clamped: what is cut off first, what is hard to read last. */
export function warningsOf(laidOut: LaidOut): PaperWarning[] {
  const cut = [...tooTall(laidOut), ...longerThanItsPlace(laidOut)];
  return [...cut, ...tooMany(laidOut), ...hardToRead(laidOut)];
}

function tooTall({ blocks, pages, headHeight }: LaidOut): PaperWarning[] {
  // What draws nothing has its place there too.
  const clamped = pages
    .filter((page) => page.overflows)
    .flatMap((page) => page.slices.filter(({ from, to }) => to > from).slice(0, 1));
  const tall = uniqBy(clamped, ({ block }) => block).flatMap(({ block }) => {
    const key = blocks[block]?.key;
    return key ? [{ key, message: 'is taller than a page and is cut off at its end' }] : [];
  });
  const isClamped = headHeight > HEADER_LIMIT;
  return isClamped ? [{ key: HEAD, message: 'is taller than 5 in and is cut off' }, ...tall] : tall;
}

/** What is steady says nothing: out of sight it is not drawn, and its numbers are of what once stood on it. */
const telling = ({ blocks, measured }: LaidOut) =>
  blocks.flatMap(({ key, steady }) => {
    const part = steady ? undefined : measured(key);
    return part ? [{ key, part }] : [];
  });

const overfullIn = (laidOut: LaidOut): string[] =>
  uniq(telling(laidOut).flatMap(({ part }) => part.overfull));

function longerThanItsPlace(laidOut: LaidOut): PaperWarning[] {
  const where = (is: 'cut' | 'shortened', message: string) =>
    telling(laidOut).flatMap(({ key, part }) => (part[is] ? [{ key, message }] : []));
  return [
    ...overfullIn(laidOut).map((key) => ({ key, message: 'is too long for its place and is cut off' })),
    ...where('cut', 'has an answer that is longer than its space'),
    ...where('shortened', 'has a line that is longer than its column and is shortened'),
  ];
}

function tooMany({ blocks, pages, sheetLimit }: LaidOut): PaperWarning[] {
  const key = blocks[pages[sheetLimit]?.slices[0]?.block ?? -1]?.key;
  return key ? [{ key, message: `stands beyond the limit of ${sheetLimit} sheets` }] : [];
}

function hardToRead(laidOut: LaidOut): PaperWarning[] {
  const overfull = overfullIn(laidOut);
  const squeezed = uniq(telling(laidOut).flatMap(({ part }) => part.squeezed));
  return squeezed
    .filter((key) => !overfull.includes(key))
    .map((key) => ({ key, message: 'hardly fits its place and is hard to read', isPrinted: true as const }));
}
