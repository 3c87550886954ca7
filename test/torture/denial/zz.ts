import { TrialRecord } from '../support/record.ts';
import { PARSER_KINDS, tryParsers } from './parsers.ts';

const record = new TrialRecord(PARSER_KINDS);
const t = performance.now();
await tryParsers(record, { seed: 1, count: Number(process.argv[2]) });
console.log(performance.now() - t, JSON.stringify(record.toOutcome(), null, 1).slice(0, 9000));
process.exit();
