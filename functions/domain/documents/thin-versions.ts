import { partition } from 'es-toolkit';
import { ALL_KEPT_MS, type StoredRevision } from '../../ports/documents.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Head } from '../../records/document.ts';
import { sweepDue } from '../reliability/sweep-due.ts';
import { eraseStored } from './erase.ts';
import { walkVersions } from './version-chain.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Time after which a version goes that is the last of its day. */
const DAILY_KEPT_MS = 90 * DAY_MS;
/** A document is looked at no more often than this. */
const BETWEEN_LOOKS_MS = 7 * DAY_MS;
const RETRY_MS = DAY_MS;

type ThinPorts = Pick<Ports, 'documents' | 'gallery' | 'files'>;

/**
 * Thins out the versions of the documents that are due, while `hasTime`. Returns how many documents. One that fails holds up no
 * other; throws at the end when any failed.
 */
export async function sweepVersions(
  ports: ThinPorts & Pick<Ports, 'monitor' | 'clock'>,
  hasTime: () => boolean,
): Promise<number> {
  const { documents, clock } = ports;
  const at = clock.now();
  const now = at.toISOString();
  return sweepDue(ports, 'thin out versions', documents.listThinnable(now), {
    hasTime,
    handle: (id) => thinVersions(ports, id, at),
    putLast: (id) => documents.planThinning(id, new Date(at.getTime() + RETRY_MS).toISOString(), now),
  });
}

async function thinVersions(ports: ThinPorts, id: string, at: Date): Promise<void> {
  const { documents } = ports;
  const head = await documents.findHead(id);
  // A late save may have written the row of a document that is erased.
  if (!head) return eraseStored(ports, id);
  const { lost, saved } = await readVersions(documents, head, at);
  const [kept, ended] = partition(saved, (version) => isKept(version, saved, at));
  // Those that lost go first: beside a gap they could not be told from the others.
  for (const version of [...lost, ...ended]) await documents.removeRevision(id, version);
  await documents.planThinning(id, findNextLook(kept, at)?.toISOString() ?? null, at.toISOString());
}

/** Reads the versions before the newest, newest first, and those of more than a week ago that lost against another writer. */
async function readVersions(documents: Ports['documents'], head: Head, at: Date) {
  const lost: StoredRevision[] = [];
  const saved: StoredRevision[] = [];
  for await (const { stored, place } of walkVersions(documents, head.id, head)) {
    if (place === 'in line' && stored.version < head.version) saved.push(stored);
    if (place === 'lost' && getAge(stored, at) >= ALL_KEPT_MS) lost.push(stored);
  }
  return { lost, saved };
}

const getAge = ({ saved_at }: StoredRevision, at: Date): number => at.getTime() - Date.parse(saved_at);

const toDay = ({ saved_at }: StoredRevision): string => saved_at.slice(0, 10);

/** Tells whether a version stays. `saved` are all before the newest, newest first. */
function isKept(version: StoredRevision, saved: readonly StoredRevision[], at: Date): boolean {
  if (version.is_frozen || !version.is_large) return true;
  const age = getAge(version, at);
  if (age >= DAILY_KEPT_MS) return false;
  if (age < ALL_KEPT_MS || version.name !== null) return true;
  return saved.find((one) => toDay(one) === toDay(version)) === version;
}

/** Returns when the next version may go; null where none will. */
function findNextLook(kept: readonly StoredRevision[], at: Date): Date | null {
  const ends = kept
    .filter(({ is_frozen, is_large }) => is_large && !is_frozen)
    .map((version) => {
      const stays = getAge(version, at) < ALL_KEPT_MS ? ALL_KEPT_MS : DAILY_KEPT_MS;
      return Date.parse(version.saved_at) + stays;
    });
  if (ends.length === 0) return null;
  return new Date(Math.max(at.getTime() + BETWEEN_LOOKS_MS, Math.min(...ends)));
}
