import type { Deployment } from './deployment.ts';
import type { Usage } from './usage.ts';

/** What one active teacher's month costs the cloud, with the students' part. */
export interface Traffic {
  readonly saves: number;
  readonly apiCalls: number;
  /** Replies that the edge keeps for others, so that no function answers. */
  readonly keptReplies: number;
  readonly siteFiles: number;
  readonly userFiles: number;
  readonly edgeGigabytes: number;
  readonly writes: number;
  readonly reads: number;
  readonly tableGigabytes: number;
  readonly renders: number;
  readonly uploads: number;
  readonly fileGigabytes: number;
  /** The gigabytes of them that are pictures, which are backed up: a PDF can be made again. */
  readonly pictureGigabytes: number;
  readonly pictureFiles: number;
}

/** Bytes of a head without body and receipts, and of a revision's row without its body. */
const HEAD_BYTES = 900;
const REVISION_BYTES = 300;
/** Months that a revision stays. */
const REVISION_MONTHS = 3;

const toWriteUnits = (bytes: number): number => Math.ceil(bytes / 1024);

/** Units of one save: the revision, the head, two rows of the index (the old order and the new), the quota. */
export const countSaveUnits = ({ receipts, receiptBytes }: Deployment, { bodyBytes }: Usage): number =>
  toWriteUnits(REVISION_BYTES + bodyBytes) +
  toWriteUnits(HEAD_BYTES + bodyBytes + receipts * receiptBytes) +
  2 +
  1;

/** The units that a new document takes beside its first save: a transaction costs twice, and looks at the account. */
const countNewUnits = ({ receiptBytes }: Deployment, { bodyBytes }: Usage): number =>
  toWriteUnits(REVISION_BYTES + bodyBytes) + toWriteUnits(HEAD_BYTES + bodyBytes + receiptBytes) + 2;

/** Derives a teacher's month from the assumptions and the deployment. */
export function deriveTraffic(deployment: Deployment, usage: Usage): Traffic {
  const saves = (usage.sessions * usage.sessionMinutes * 60) / usage.secondsToSave;
  const visits = usage.publishes * usage.students;
  const ownCalls = saves + usage.sessions * usage.callsInSession + usage.publishes * usage.callsToPublish;
  // A visit asks for the document and for the notice of maintenance, which is the same for everybody.
  const keptReplies = deployment.sharedReplies ? visits : 0;
  const bodies = saves * REVISION_MONTHS * (REVISION_BYTES + usage.bodyBytes);
  const pictureGigabytes = (usage.pictures * usage.pictureMegabytes * 3) / 1e3;
  return {
    saves,
    apiCalls: ownCalls + 2 * visits - keptReplies,
    keptReplies,
    siteFiles:
      visits * usage.coldShare * deployment.pageFiles +
      usage.sessions * usage.coldEditorShare * deployment.editorFiles,
    userFiles: visits * usage.userFilesInVisit,
    edgeGigabytes: countKilobytes(usage, visits) / 1e6,
    writes:
      saves * countSaveUnits(deployment, usage) +
      usage.newDocuments * countNewUnits(deployment, usage) +
      usage.publishes * 30 +
      usage.pictures * 12,
    reads: 2 * (ownCalls + visits),
    tableGigabytes: (bodies + 1.2e6) / 1e9,
    renders: usage.publishes,
    uploads: usage.publishes * 4 + usage.pictures * 3,
    fileGigabytes: (3 * usage.publishes * usage.publishedMegabytes) / 1e3 + pictureGigabytes,
    pictureGigabytes,
    pictureFiles: usage.pictures * 3,
  };
}

const countKilobytes = (usage: Usage, visits: number): number =>
  visits * (usage.coldShare * usage.pageKilobytes + usage.pdfKilobytes) +
  usage.sessions * usage.coldEditorShare * usage.editorKilobytes;
