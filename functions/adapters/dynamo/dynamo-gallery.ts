import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { ApiError } from '../../errors/api-error.ts';
import type { Gallery } from '../../ports/gallery.ts';
import { type GalleryRecord, galleryRecord } from '../../records/gallery.ts';
import { type Attributes, openTable, type Table, toAttributes } from './table.ts';

/**
 * The gallery is a row for each thing that a document is found by, `GALLERY#word:rain`/`published_at#id`, so that
 * every search is one query. `DOC#id`/`GALLERY` says at which turn it stands where, so that it can be taken down.
 * A row that is taken down stays for a day with its turn alone: what comes late does not bring it back.
 */
const toMarkerKey = (id: string) => ({ pk: `DOC#${id}`, sk: 'GALLERY' });
const toRowKey = (facet: string, place: string) => ({ pk: `GALLERY#${facet}`, sk: place });
const toSortKey = ({ published_at, id }: GalleryRecord): string => `${published_at}#${id}`;

const DAY_S = 24 * 3600;
const PAGE = 24;
/** So many rows at a time, and so often, are read for one page. */
const READ = 100;
const MOST_READS = 5;

const marker = z.object({ turn: z.number(), rows: z.array(z.tuple([z.string(), z.string()])) });
type Marker = z.output<typeof marker>;
type Row = Marker['rows'][number];

export function dynamoGallery(): Gallery {
  const table = openTable();
  return {
    async putEntry(id, turn, entry) {
      const rows = entry ? entry.found_by.map((facet): Row => [facet, toSortKey(entry)]) : [];
      const before = await updateMarker(table, id, turn, rows);
      if (!before) return;
      const stays = new Set(rows.map(String));
      const gone = before.rows.filter((row) => !stays.has(String(row)));
      const over = { turn, expires_at: Math.ceil(Date.now() / 1000) + DAY_S };
      await Promise.all([
        ...gone.map((row) => table.put({ ...toRowKey(...row), ...over }, isNotNewerThan(turn))),
        ...rows.map((row) => table.put({ ...toRowKey(...row), ...entry, turn }, isNotNewerThan(turn))),
      ]);
      await table.put({ ...toMarkerKey(id), turn, rows }, { where: '#turn = :turn', given: { turn } });
    },
    search: (foundBy, next) => find(table, foundBy, next),
  };
}

/**
 * Notes where the document is about to stand beside where it may stand already, before anything changes: whoever
 * goes on after a crash knows all of it. Undefined where a later turn was here.
 */
async function updateMarker(
  table: Table,
  id: string,
  turn: number,
  rows: Row[],
): Promise<Marker | undefined> {
  for (;;) {
    const item = await table.get(toMarkerKey(id));
    const before = item && marker.parse(unmarshall(item));
    if (before && before.turn > turn) return undefined;
    const all = [...new Map([...(before?.rows ?? []), ...rows].map((row) => [String(row), row])).values()];
    const unchanged = before
      ? { where: '#turn = :before', given: { before: before.turn } }
      : { where: 'attribute_not_exists(#pk)' };
    if (await table.put({ ...toMarkerKey(id), turn, rows: all }, unchanged)) return { turn, rows: all };
  }
}

const isNotNewerThan = (turn: number) => ({
  where: 'attribute_not_exists(#pk) OR #turn <= :turn',
  given: { turn },
});

async function find(
  table: Table,
  [first, ...rest]: readonly [string, ...string[]],
  next: string | undefined,
) {
  const found: GalleryRecord[] = [];
  let start = parseCursor(first, next);
  for (let reads = 0; reads < MOST_READS && found.length < PAGE; reads++) {
    const { items, last } = await table.query({
      where: '#pk = :pk',
      given: {
        pk: `GALLERY#${first}`,
        ...Object.fromEntries(rest.map((facet, at) => [`facet${at}`, facet])),
      },
      filter: ['attribute_exists(#slug)', ...rest.map((_, at) => `contains(#found_by, :facet${at})`)].join(
        ' AND ',
      ),
      newestFirst: true,
      limit: READ,
      start,
    });
    found.push(...items.map((item) => galleryRecord.parse(unmarshall(item))));
    start = last;
    if (!last) break;
  }
  return toPage(found, start);
}

function toPage(found: readonly GalleryRecord[], start: Attributes | undefined) {
  const entries = found.slice(0, PAGE);
  const last = entries.at(-1);
  if (found.length > PAGE && last) return { entries, next: toCursor(toSortKey(last)) };
  return { entries, next: start ? toCursor(String(unmarshall(start).sk)) : null };
}

const toCursor = (place: string): string => Buffer.from(place).toString('base64url');

/** The list is the search's and never the cursor's: a made-up one only starts elsewhere in the same list. */
function parseCursor(facet: string, next: string | undefined): Attributes | undefined {
  if (next === undefined) return undefined;
  const place = Buffer.from(next, 'base64url').toString('utf8');
  if (!/^[\dT:.Z-]{20,30}#[\w-]{1,64}$/.test(place))
    throw new ApiError('invalid', { problems: [{ where: 'query.next', message: 'is not valid' }] });
  return toAttributes(toRowKey(facet, place));
}
