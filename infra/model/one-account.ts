import { computeFileBackups } from './backup-costs.ts';
import { type Costs, computeCalls, computeRenders } from './costs.ts';
import type { Deployment } from './deployment.ts';
import { PRICES } from './prices.ts';
import { countSaveUnits } from './traffic.ts';
import type { Usage } from './usage.ts';

/** The limits of one account that decide what it can cost, as the product has them. */
export interface AccountLimits {
  /** Saves a day, and the bytes that they may store. */
  readonly saves: { readonly limit: number; readonly bytes: number };
  readonly documents: { readonly limit: number; readonly bytes: number };
  readonly publishes: { readonly limit: number; readonly bytes: number };
  readonly uploads: { readonly limit: number; readonly bytes: number };
  /** The largest body in a row of the table, in bytes. */
  readonly largestBody: number;
  /** The room for pictures: how many, and of how many bytes. */
  readonly pictures: { readonly count: number; readonly bytes: number };
}

const DAYS = 30.4;
const GIGA = 1e9;
/** Units by which a large version is thinned out: the plan, and the row that goes. */
const THINNING_UNITS = 2;
/** Months that the last version of a day stays, and so at most every version of an account. */
const VERSION_MONTHS = 3;
const CALLS_OF_AN_UPLOAD = 2;

/** Computes what one free account costs in a month in which it reaches every limit on each day, in dollars by service. */
export function computeWorstAccount(deployment: Deployment, usage: Usage, limits: AccountLimits): Costs {
  const { saves, documents, publishes, uploads, largestBody, pictures } = limits;
  const room = pictures.bytes / GIGA;
  const units = countSaveUnits(deployment, { ...usage, bodyBytes: largestBody });
  const smallUnits = countSaveUnits(deployment, { ...usage, bodyBytes: 0 });
  // A larger body is an object of S3, and as dear as these units of the table. Who wants to cost the most saves what is dearer.
  const objectUnits = (PRICES.filePuts / 1e3 / PRICES.tableWrites) * 1e6;
  const most = Math.max(units, smallUnits + objectUnits + THINNING_UNITS);
  const writes = DAYS * (saves.limit * most + documents.limit * 2 * most + publishes.limit * (30 + most));
  const calls =
    DAYS *
    (saves.limit +
      documents.limit +
      publishes.limit * usage.callsToPublish +
      uploads.limit * CALLS_OF_AN_UPLOAD);
  const stored = (DAYS * (saves.bytes + documents.bytes + publishes.bytes)) / GIGA;
  const toBackups = (pictureGigabytes: number, pictureFiles: number) =>
    computeFileBackups(deployment.backups, { pictureGigabytes, pictureFiles, tableGigabytes: 0 });
  return {
    'Writes of saves, to DynamoDB and S3': (writes / 1e6) * PRICES.tableWrites,
    'The API, the edge and the firewall':
      computeCalls(deployment, usage, calls) +
      (calls / 1e6) * (PRICES.gatewayCalls + PRICES.edgeRequests + PRICES.firewallRequests),
    'Contents of documents, new in the month':
      stored * PRICES.fileGigabyte + toBackups(stored, DAYS * saves.limit),
    'Pictures, all that there is room for':
      (room + uploads.bytes / GIGA) * PRICES.fileGigabyte +
      ((DAYS * uploads.limit + 3 * pictures.count) / 1e3) * PRICES.filePuts +
      toBackups(room, 3 * pictures.count),
    Renders: computeRenders(deployment, usage.renderSeconds, DAYS * publishes.limit),
  };
}

/** What the contents cost in a later month: those of documents and of what was published add up, those of other versions go. */
export function computeLaterContents(
  { backups }: Deployment,
  { saves, documents, publishes }: AccountLimits,
) {
  const compute = (gigabytes: number, files: number): number =>
    gigabytes * PRICES.fileGigabyte +
    computeFileBackups(backups, { pictureGigabytes: gigabytes, pictureFiles: files, tableGigabytes: 0 });
  return {
    ofDocuments: compute(
      (DAYS * (documents.bytes + publishes.bytes)) / GIGA,
      DAYS * (documents.limit + publishes.limit),
    ),
    ofVersions: VERSION_MONTHS * compute((DAYS * saves.bytes) / GIGA, DAYS * saves.limit),
  };
}

/** A render that takes too long is tried once more. */
const TRIES_OF_A_SLOW_RENDER = 2;

/** What renders cost in such a month where each takes all the time that it may, and more. */
export const computeSlowestRenders = (deployment: Deployment, { publishes }: AccountLimits): number =>
  computeRenders(deployment, deployment.renderTimeout, TRIES_OF_A_SLOW_RENDER * DAYS * publishes.limit);
