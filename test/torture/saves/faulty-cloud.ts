import { startCloud } from '#infra/local/cloud.ts';
import { createRoomCheck } from '#infra/local/process/disk-space.ts';
import { createSeededRandom } from '#shared/shuffle.ts';
import { createCloudEdge } from '../../edge/edge.ts';
import { createEmptyPagesFolder } from '../../support/a-cloud.ts';
import { REFUSALS, startFaultProxy } from '../support/fault-proxy.ts';

/**
 * A server to be killed: `node faulty-cloud.ts FOLDER PORT SEED RATE` breaks this part of its functions' calls, and prints a line
 * for each fault and its address once it is ready. Nothing is broken until it reads a line: writers sign up before.
 */
const [, , dataDir = '', port = '', seed = '', rate = ''] = process.argv;
const random = createSeededRandom(Number(seed));
const say = (line: string) => process.stdout.write(`${line}\n`);
const armed = { rate: 0 };

const hasRoom = createRoomCheck(dataDir);
const cloud = await startCloud({
  dataDir,
  port: Number(port),
  webDir: createEmptyPagesFolder(dataDir),
  edge: createCloudEdge(),
  hasRoom(purpose) {
    if (random() >= armed.rate / 10) return hasRoom(purpose);
    say('fault disk full');
    return false;
  },
});
const breakCalls = (target: string, refusals: (typeof REFUSALS)[keyof typeof REFUSALS]) =>
  startFaultProxy({
    target,
    refusals,
    random: () => random(),
    get rate() {
      return armed.rate;
    },
    tell: (fault) => say(`fault ${fault}`),
  });
const [table, buckets] = await Promise.all([
  breakCalls(cloud.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', REFUSALS.table),
  breakCalls(cloud.env.AWS_ENDPOINT_URL_S3 ?? '', REFUSALS.buckets),
]);
Object.assign(process.env, cloud.env, {
  AWS_ENDPOINT_URL_DYNAMODB: table.url,
  AWS_ENDPOINT_URL_S3: buckets.url,
  LOG: 'off',
});
process.stdin.once('data', () => {
  armed.rate = Number(rate);
});
say(`ready ${cloud.url}`);
