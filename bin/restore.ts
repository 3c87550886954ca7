import { pick, readArguments } from './command.ts';
import { readInput, resolveForCaller } from './command-files.ts';
import { runOperatorCommand } from './environment.ts';
import { UsageError } from './usage-error.ts';

/** Brings back what was lost; `docs/operations/restore.md` says when to use which. */
const USAGE = `Usage: npm run restore -- table FOLDER
       npm run restore -- bucket documents|images PREFIX
       npm run restore -- document ID [VERSION]
       npm run restore -- users FILE.jsonl.gz`;

const BUCKETS = { documents: 'DOCUMENTS_BUCKET', images: 'IMAGES_BUCKET' } as const;
type BucketName = keyof typeof BUCKETS;

/** Reads what to restore, and returns what does it. */
function readWhat(): () => Promise<string> {
  const { positionals } = readArguments({ usage: USAGE, words: [2, 3] });
  const [what, one = '', other] = positionals;
  switch (pick('thing to restore', what, ['table', 'bucket', 'document', 'users'])) {
    case 'bucket': {
      if (!other) throw new UsageError('Say which objects: the first letters of their names.', USAGE);
      const name = pick('bucket', one, Object.keys(BUCKETS) as BucketName[]);
      return () => runBucket(name, other);
    }
    case 'document':
      if (other !== undefined && !/^\d+$/.test(other)) throw new UsageError(`${other} is no version.`, USAGE);
      return () => runDocument(one, other);
    case 'table':
      if (other === undefined) return () => runTable(resolveForCaller(one));
      break;
    case 'users': {
      if (other !== undefined) break;
      const path = resolveForCaller(one);
      // Two bytes begin every file that gzip wrote.
      const [first, second] = readInput(path);
      if (first !== 0x1f || second !== 0x8b) throw new UsageError(`${path} is no file of gzip.`, USAGE);
      return () => runUsers(path);
    }
  }
  throw new UsageError(`There is no place for “${other}”.`, USAGE);
}

await runOperatorCommand(readWhat, (restore) => restore());

async function runTable(folder: string): Promise<string> {
  const { restoreTable } = await import('#functions/recovery/restore-table.ts');
  const { restored, present } = await restoreTable(folder);
  return `${restored} rows restored; ${present} were there and stay as they are.`;
}

async function runBucket(name: BucketName, prefix: string): Promise<string> {
  const variable = BUCKETS[name];
  const bucket = process.env[variable];
  if (!bucket) throw new Error(`Missing or wrong in the environment: ${variable}`);
  const { restoreBucket } = await import('#functions/recovery/restore-bucket.ts');
  const keys = await restoreBucket(bucket, prefix);
  if (keys.length === 0)
    throw new UsageError(`Nothing deleted or changed begins with ${prefix}: 0 objects restored.`);
  return [`${keys.length} objects restored.`, ...keys].join('\n');
}

async function runDocument(id: string, version: string | undefined): Promise<string> {
  const { listVersions, restoreDocument } = await import('#functions/recovery/restore-document.ts');
  if (version !== undefined)
    return `Version ${version} is the newest again, as version ${await restoreDocument(id, Number(version))}.`;
  const versions = await listVersions(id);
  if (versions.length === 0) throw new UsageError(`No version of ${id} is stored.`);
  return `Stored versions: ${versions.map((one) => one.version).join(', ')}`;
}

async function runUsers(path: string): Promise<string> {
  const { restoreUsers } = await import('#functions/recovery/restore-users.ts');
  const { restored, present, gone, taken } = await restoreUsers(path);
  const counts = `${restored.length} users restored; ${present.length} were there, ${gone.length} are deleted or never confirmed.`;
  if (taken.length === 0) return counts;
  return [counts, 'Signed up anew with the same address, to an empty account:', ...taken].join('\n');
}
