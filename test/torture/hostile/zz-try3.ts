import { tryRequests, REQUEST_KINDS } from './requests.ts';
import { TrialRecord } from '../support/record.ts';
const record = new TrialRecord(REQUEST_KINDS); const t=performance.now();
try { await tryRequests(record, { seed: 1, part: Number(process.argv[2]) }); } catch (e) { console.log(e); }
console.log(performance.now()-t, JSON.stringify(record.toOutcome(), null, 1).slice(0,9000)); process.exit();
