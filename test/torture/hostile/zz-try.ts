import { tryTexts, TEXT_KINDS } from './texts.ts';
import { TrialRecord } from '../support/record.ts';
import { openTrap } from './trap.ts';
const record = new TrialRecord(TEXT_KINDS); const trap = await openTrap();
const t=performance.now();
try { await tryTexts(record, { seed: 1, documents: Number(process.argv[2] ?? 2), trap }); } catch (e) { console.log(e); }
console.log(Math.round(performance.now()-t), JSON.stringify(record.toOutcome(), null, 1).slice(0,6000)); process.exit();
