import { runCommand } from './environment.ts';

/** Brings back what was lost; `docs/operations/restore.md` says when to use which. */
const USAGE = `Usage: npm run restore -- table FOLDER
       npm run restore -- bucket documents|images PREFIX
       npm run restore -- document ID [VERSION]
       npm run restore -- users FILE.jsonl.gz`;

const BUCKETS: Readonly<Record<string, string>> = { documents: 'DOCUMENTS_BUCKET', images: 'IMAGES_BUCKET' };

await runCommand(async () => {
  const [what, ...given] = process.argv.slice(2);
  if (what === 'table' && given.length === 1) return runTable(given[0] ?? '');
  if (what === 'bucket' && given.length === 2) return runBucket(given[0] ?? '', given[1] ?? '');
  if (what === 'document' && given.length <= 2) return runDocument(given[0] ?? '', given[1]);
  if (what === 'users' && given.length === 1) return runUsers(given[0] ?? '');
  throw new Error(USAGE);
});

async function runTable(folder: string): Promise<string> {
  const { restoreTable } = await import('#functions/recovery/restore-table.ts');
  const { restored, present } = await restoreTable(folder);
  return `${restored} rows restored; ${present} were there and stay as they are.`;
}

async function runBucket(name: string, prefix: string): Promise<string> {
  const variable = BUCKETS[name];
  if (!variable || !prefix) throw new Error(USAGE);
  const bucket = process.env[variable];
  if (!bucket) throw new Error(`Missing or wrong in the environment: ${variable}`);
  const { restoreBucket } = await import('#functions/recovery/restore-bucket.ts');
  const keys = await restoreBucket(bucket, prefix);
  return [`${keys.length} objects restored.`, ...keys].join('\n');
}

async function runDocument(id: string, version: string | undefined): Promise<string> {
  if (!id || (version !== undefined && !/^\d+$/.test(version))) throw new Error(USAGE);
  const { listVersions, restoreDocument } = await import('#functions/recovery/restore-document.ts');
  if (version !== undefined)
    return `Version ${version} is the newest again, as version ${await restoreDocument(id, Number(version))}.`;
  const versions = await listVersions(id);
  if (versions.length === 0) return `No version of ${id} is stored.`;
  return `Stored versions: ${versions.map((one) => one.version).join(', ')}`;
}

async function runUsers(path: string): Promise<string> {
  const { restoreUsers } = await import('#functions/recovery/restore-users.ts');
  const { restored, present, gone, taken } = await restoreUsers(path);
  const counts = `${restored.length} users restored; ${present.length} were there, ${gone.length} are deleted or never confirmed.`;
  if (taken.length === 0) return counts;
  return [counts, 'Signed up anew with the same address, to an empty account:', ...taken].join('\n');
}
