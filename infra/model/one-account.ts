import { getRenderTimes } from '#shared/events/events.ts';
import { computeFileBackups } from './backup-costs.ts';
import { type Costs, computeCalls, computeRenders } from './costs.ts';
import type { Deployment } from './deployment.ts';
import { PRICES } from './prices.ts';
import { countSaveUnits } from './traffic.ts';
import type { Usage } from './usage.ts';

/** The limits of one account that decide what it can cost, as the product has them. */
export interface AccountLimits {
  /** Saves a week, and the bytes that they may store. */
  readonly saves: { readonly limit: number; readonly bytes: number };
  readonly documents: { readonly limit: number; readonly bytes: number };
  /** Publishes a day. */
  readonly publishes: { readonly limit: number; readonly bytes: number };
  /** Seconds that PDFs may take in a week, and bytes that they may have. */
  readonly renders: { readonly limit: number; readonly bytes: number };
  /** The least that a PDF counts of those seconds. */
  readonly leastSeconds: number;
  /** Uploads a week, and the checks of them. */
  readonly uploads: { readonly limit: number; readonly bytes: number };
  readonly completions: { readonly limit: number };
  /** Changes of the bank in a week, and their bytes. */
  readonly keeps: { readonly limit: number; readonly bytes: number };
  /** The largest body in a row of the table, in bytes. */
  readonly largestBody: number;
  /** The room for pictures: how many, and of how many bytes. */
  readonly pictures: { readonly count: number; readonly bytes: number };
}

const DAYS = 30.4;
const WEEKS = DAYS / 7;
const GIGA = 1e9;
/** Units by which a large version is thinned out: the plan, and the row that goes. */
const THINNING_UNITS = 2;
/** Months that the last version of a day stays, and so at most every version of an account. */
const VERSION_MONTHS = 3;

/** Computes what one free account costs in a month in which it reaches every limit on each day, in dollars by service. */
export function computeWorstAccount(deployment: Deployment, usage: Usage, limits: AccountLimits): Costs {
  const { saves, documents, publishes, renders, uploads, completions, keeps, largestBody, pictures } = limits;
  const pdfs = (WEEKS * renders.limit) / limits.leastSeconds;
  const room = pictures.bytes / GIGA;
  const units = countSaveUnits(deployment, { ...usage, bodyBytes: largestBody });
  const smallUnits = countSaveUnits(deployment, { ...usage, bodyBytes: 0 });
  // A larger body is an object of S3, and as dear as these units of the table. Who wants to cost the most saves what is dearer.
  const objectUnits = (PRICES.filePuts / 1e3 / PRICES.tableWrites) * 1e6;
  const most = Math.max(units, smallUnits + objectUnits + THINNING_UNITS);
  const writes =
    WEEKS * (saves.limit * most + documents.limit * 2 * most) + DAYS * publishes.limit * (30 + most);
  const calls =
    DAYS * publishes.limit * usage.callsToPublish +
    WEEKS * (saves.limit + documents.limit + uploads.limit + completions.limit + keeps.limit);
  const stored = (WEEKS * (saves.bytes + documents.bytes) + DAYS * publishes.bytes) / GIGA;
  const toBackups = (pictureGigabytes: number, pictureFiles: number) =>
    computeFileBackups(deployment.backups, { pictureGigabytes, pictureFiles, tableGigabytes: 0 });
  return {
    'Writes of saves, to DynamoDB and S3': (writes / 1e6) * PRICES.tableWrites,
    'The API, the edge and the firewall':
      computeCalls(deployment, usage, calls) +
      (calls / 1e6) * (PRICES.gatewayCalls + PRICES.edgeRequests + PRICES.firewallRequests),
    'Contents of documents, new in the month':
      stored * PRICES.fileGigabyte + toBackups(stored, WEEKS * saves.limit),
    'Pictures, all that there is room for':
      // Those that are never completed lie in their bucket for a day.
      (room + uploads.bytes / GIGA / 7) * PRICES.fileGigabyte +
      ((WEEKS * uploads.limit + 3 * pictures.count) / 1e3) * PRICES.filePuts +
      toBackups(room, 3 * pictures.count),
    'Checks of pictures': computeChecks(deployment, WEEKS * completions.limit * CHECK_SECONDS),
    'Changes of the bank':
      ((WEEKS * (keeps.bytes / 1024 + keeps.limit * KEEP_UNITS)) / 1e6) * PRICES.tableWrites * TRANSACTION,
    Renders: computeRenders(deployment, countRenderSeconds(deployment, limits), 1),
    'PDFs, new in the month':
      ((WEEKS * renders.bytes) / GIGA) * PRICES.fileGigabyte +
      ((pdfs + DAYS * RENDERS_OF_A_PUBLISH * publishes.limit * FILES_BESIDE_PDFS) / 1e3) * PRICES.filePuts +
      ((METER_UNITS * pdfs) / 1e6) * PRICES.tableWrites,
  };
}

/** Seconds that a check takes at most: a drawing is given up then, and a photo of the most dots takes less. */
const CHECK_SECONDS = 2;
const computeChecks = ({ checkerMemoryMb }: Deployment, seconds: number): number =>
  seconds * (checkerMemoryMb / 1024) * PRICES.x86GigabyteSecond;
/** Units of a change of the bank beside its content: the end of a KB, the quota, and the look at the account. */
const KEEP_UNITS = 3;
/** A transaction takes twice its units. */
const TRANSACTION = 2;

/** A publish is rendered on its own paper, and once more on the other. */
const RENDERS_OF_A_PUBLISH = 2;
/** Seconds of a rendering that are not counted: the start of the function, and storing what the last PDF brought. */
const UNCOUNTED_SECONDS = 1;
/** The places of all items, the picture of the first page, and the game. */
const FILES_BESIDE_PDFS = 3;
/** Units by which a PDF is counted: the claim, and what was used of it. */
const METER_UNITS = 2;

/** Counts the seconds that the renders of a month may take. The claim that reaches the limit of a week may go beyond it. */
const countRenderSeconds = ({ renderTimeout }: Deployment, { renders, publishes }: AccountLimits): number =>
  WEEKS * (renders.limit + getRenderTimes(renderTimeout).deadline) +
  DAYS * publishes.limit * RENDERS_OF_A_PUBLISH * UNCOUNTED_SECONDS;

/** What the contents cost in a later month: those of documents and of what was published add up, those of other versions go. */
export function computeLaterContents(
  { backups }: Deployment,
  { saves, documents, publishes, renders }: AccountLimits,
) {
  const compute = (gigabytes: number, files: number): number =>
    gigabytes * PRICES.fileGigabyte +
    computeFileBackups(backups, { pictureGigabytes: gigabytes, pictureFiles: files, tableGigabytes: 0 });
  return {
    ofDocuments: compute(
      (WEEKS * documents.bytes + DAYS * publishes.bytes) / GIGA,
      WEEKS * documents.limit + DAYS * publishes.limit,
    ),
    // PDFs are in no backup: they can be made again.
    ofPdfs: ((WEEKS * renders.bytes) / GIGA) * PRICES.fileGigabyte,
    ofVersions: VERSION_MONTHS * compute((WEEKS * saves.bytes) / GIGA, WEEKS * saves.limit),
  };
}

/** A render that takes too long is tried once more. */
const TRIES_OF_A_SLOW_RENDER = 2;

/** What a month's renders would cost where each took all the time that it may, and their seconds were not counted. */
export const computeSlowestRenders = (deployment: Deployment, { publishes }: AccountLimits): number =>
  computeRenders(deployment, deployment.renderTimeout, TRIES_OF_A_SLOW_RENDER * DAYS * publishes.limit);
