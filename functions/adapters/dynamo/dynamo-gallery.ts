import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { ApiError } from '../../errors/api-error.ts';
import type { Gallery } from '../../ports/gallery.ts';
import { type GalleryRecord, galleryRecord } from '../../records/gallery.ts';
import { type Attributes, openTable, type Table, toAttributes } from './table.ts';

/**
 * Returns the key of a document's marker, which lists its rows. The gallery has one row per search term,
 * `GALLERY#word:rain`/`published_at#id`, so that every search is one query. A removed row stays for a day with
 * its lock version alone, so that a late write does not restore it.
 */
const toMarkerKey = (id: string) => ({ pk: `DOC#${id}`, sk: 'GALLERY' });
const toRowKey = (term: string, place: string) => ({ pk: `GALLERY#${term}`, sk: place });
const toSortKey = ({ published_at, id }: GalleryRecord): string => `${published_at}#${id}`;

const DAY_S = 24 * 3600;
const PAGE_SIZE = 24;
/** Rows that one query reads. */
const READ_SIZE = 100;
const MAX_READS = 5;

/** The lock version is stored as `turn`. */
const marker = z.object({ turn: z.number(), rows: z.array(z.tuple([z.string(), z.string()])) });
type Marker = z.output<typeof marker>;
type Row = Marker['rows'][number];

export function createDynamoGallery(): Gallery {
  const table = openTable();
  return {
    async putEntry(id, lockVersion, entry) {
      const rows = entry ? entry.found_by.map((term): Row => [term, toSortKey(entry)]) : [];
      const before = await updateMarker(table, id, lockVersion, rows);
      if (!before) return;
      const current = new Set(rows.map(String));
      const removed = before.rows.filter((row) => !current.has(String(row)));
      const tombstone = { turn: lockVersion, expires_at: Math.ceil(Date.now() / 1000) + DAY_S };
      const condition = isNotNewerThan(lockVersion);
      await Promise.all([
        ...removed.map((row) => table.put({ ...toRowKey(...row), ...tombstone }, condition)),
        ...rows.map((row) => table.put({ ...toRowKey(...row), ...entry, turn: lockVersion }, condition)),
      ]);
      await table.put(
        { ...toMarkerKey(id), turn: lockVersion, rows },
        { where: '#turn = :turn', given: { turn: lockVersion } },
      );
    },
    search: (terms, next) => find(table, terms, next),
  };
}

const MAX_ATTEMPTS = 20;

/**
 * Adds the new rows to the marker before they are written, so that a repetition after a crash knows every row. Returns
 * undefined when a later lock version was stored; throws when other writes come first 20 times.
 */
async function updateMarker(
  table: Table,
  id: string,
  lockVersion: number,
  rows: Row[],
): Promise<Marker | undefined> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const item = await table.get(toMarkerKey(id));
    const before = item && marker.parse(unmarshall(item));
    if (before && before.turn > lockVersion) return undefined;
    const all = [...new Map([...(before?.rows ?? []), ...rows].map((row) => [String(row), row])).values()];
    const unchanged = before
      ? { where: '#turn = :before', given: { before: before.turn } }
      : { where: 'attribute_not_exists(#pk)' };
    const next = { turn: lockVersion, rows: all };
    if (await table.put({ ...toMarkerKey(id), ...next }, unchanged)) return next;
  }
  throw new Error(`The gallery's marker of ${id} changes all the time`);
}

const isNotNewerThan = (lockVersion: number) => ({
  where: 'attribute_not_exists(#pk) OR #turn <= :turn',
  given: { turn: lockVersion },
});

async function find(
  table: Table,
  [first, ...rest]: readonly [string, ...string[]],
  next: string | undefined,
) {
  const found: GalleryRecord[] = [];
  let start = parseCursor(first, next);
  for (let reads = 0; reads < MAX_READS && found.length < PAGE_SIZE; reads++) {
    const { items, last } = await table.query({
      where: '#pk = :pk',
      given: {
        pk: `GALLERY#${first}`,
        ...Object.fromEntries(rest.map((term, at) => [`term${at}`, term])),
      },
      filter: ['attribute_exists(#slug)', ...rest.map((_, at) => `contains(#found_by, :term${at})`)].join(
        ' AND ',
      ),
      newestFirst: true,
      // All pages of a list are one partition's, and the edge keeps each for longer than a write takes to arrive.
      late: true,
      limit: READ_SIZE,
      start,
    });
    found.push(...items.map((item) => galleryRecord.parse(unmarshall(item))));
    start = last;
    if (!last) break;
  }
  return toPage(found, start);
}

function toPage(found: readonly GalleryRecord[], start: Attributes | undefined) {
  const entries = found.slice(0, PAGE_SIZE);
  const last = entries.at(-1);
  if (found.length > PAGE_SIZE && last) return { entries, next: toCursor(toSortKey(last)) };
  return { entries, next: start ? toCursor(String(unmarshall(start).sk)) : null };
}

const toCursor = (place: string): string => Buffer.from(place).toString('base64url');

/**
 * Parses a cursor; throws `invalid` for a forged one. The list comes from the search, so that no cursor opens
 * another one.
 */
function parseCursor(term: string, next: string | undefined): Attributes | undefined {
  if (next === undefined) return undefined;
  const place = Buffer.from(next, 'base64url').toString('utf8');
  if (!/^[\dT:.Z-]{20,30}#[\w-]{1,64}$/.test(place))
    throw new ApiError('invalid', { problems: [{ where: 'query.next', message: 'is not valid' }] });
  return toAttributes(toRowKey(term, place));
}
