import { TrialRecord } from '../support/record.ts';
import { SERVER_KINDS, tryServer } from './server.ts';

const record = new TrialRecord(SERVER_KINDS);
const t = performance.now();
try {
  await tryServer(record, { count: Number(process.argv[2]), judgesTime: true });
} catch (e) {
  console.log(e);
}
console.log(performance.now() - t, JSON.stringify(record.toOutcome(), null, 1).slice(0, 9000));
process.exit();
