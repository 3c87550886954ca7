import type { Backups } from './backups.ts';
import { PRICES } from './prices.ts';
import type { Traffic } from './traffic.ts';

const DAYS_IN_MONTH = 30.4;

/** A table is kept and sent in full with each backup, and each is paid. */
export function computeTableBackups({ every, kept, copyKept }: Backups, { tableGigabytes }: Stored): number {
  const stored = tableGigabytes * ((kept + copyKept) / every) * PRICES.tableBackupGigabyte;
  return stored + tableGigabytes * (DAYS_IN_MONTH / every) * PRICES.copiedGigabyte;
}

/**
 * A bucket is paid once in each place, for the share of days on which a backup stands, and only what is new is sent. Where no
 * backup is left when the next is made, each object is read again.
 */
export function computeFileBackups(
  { every, kept, copyKept }: Backups,
  { pictureGigabytes, pictureFiles }: Stored,
): number {
  const places = Math.min(1, kept / every) + Math.min(1, copyKept / every);
  const rounds = kept < every ? DAYS_IN_MONTH / every : 1;
  return (
    pictureGigabytes * (places * PRICES.fileBackupGigabyte + PRICES.copiedGigabyte) +
    ((pictureFiles * rounds) / 1e3) * PRICES.fileGets
  );
}

type Stored = Pick<Traffic, 'tableGigabytes' | 'pictureGigabytes' | 'pictureFiles'>;
