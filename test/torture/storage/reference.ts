import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createTable } from '#infra/local/dynamodb/dynamodb.ts';

/** The package of the npm registry in which Amazon's own DynamoDB Local lies. It weighs 56 MB: no dependency of ours. */
const PACKAGE = 'amplify-dynamodb-simulator';
const VERSION = '2.9.30';
const START_MS = 60_000;

export interface Reference {
  readonly url: string;
  stop(): void;
}

/** Starts Amazon's DynamoDB Local, in memory, with the product's table. Returns why not, where that is not possible. */
export async function startReference(env: NodeJS.ProcessEnv): Promise<Reference | string> {
  if (!hasJava()) return 'There is no Java on this machine.';
  let folder: string;
  try {
    folder = fetchEmulator();
  } catch (error) {
    return `${PACKAGE} could not be fetched: ${error instanceof Error ? error.message : error}`;
  }
  const port = await findFreePort();
  const options = [
    '-Djava.library.path=DynamoDBLocal_lib',
    '-jar',
    'DynamoDBLocal.jar',
    '-inMemory',
    '-sharedDb',
  ];
  const process = spawn('java', [...options, '-port', String(port)], { cwd: folder, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const client = new DynamoDBClient({
    endpoint: url,
    region: env.AWS_REGION ?? '',
    credentials: { accessKeyId: 'reference', secretAccessKey: 'reference' },
    maxAttempts: 1,
  });
  const giveUp = Date.now() + START_MS;
  for (;;) {
    try {
      await createTable(client, env.TABLE_NAME ?? '');
      return { url, stop: () => void process.kill() };
    } catch (error) {
      if (Date.now() > giveUp || process.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

function hasJava(): boolean {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Fetches the emulator once, into the folder for temporary files; returns its folder. */
function fetchEmulator(): string {
  const home = join(tmpdir(), `${PACKAGE}-${VERSION}`);
  const folder = join(home, 'package', 'emulator');
  if (existsSync(join(folder, 'DynamoDBLocal.jar'))) return folder;
  mkdirSync(home, { recursive: true });
  execFileSync('npm', ['pack', `${PACKAGE}@${VERSION}`], { cwd: home, stdio: 'ignore' });
  execFileSync('tar', ['xzf', `${PACKAGE}-${VERSION}.tgz`], { cwd: home });
  return folder;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
