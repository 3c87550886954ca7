import { tryPictures, PICTURE_KINDS } from './pictures.ts';
import { tryBanks, BANK_KINDS } from './banks.ts';
import { TrialRecord } from '../support/record.ts';
import { openTrap } from './trap.ts';
import { listFixtures } from '../../support/paper/fixtures.ts';
const record = new TrialRecord([...PICTURE_KINDS,...BANK_KINDS]); const trap = await openTrap();
let t=performance.now();
const which=process.argv[2], n=Number(process.argv[3]);
try { if(which!=='b') await tryPictures(record, { seed: 1, count: n, trap }); console.log('p',performance.now()-t); t=performance.now();
 if(which!=='p') await tryBanks(record,{seed:1,count:n,documents:listFixtures().filter(f=>['quiz-with-answer-key','spanish-food','matching-of-every-kind','fill-in-the-blank-of-every-kind'].includes(f.name)).map(f=>f.document)}); console.log('b',performance.now()-t);
} catch (e) { console.log(e); }
console.log(JSON.stringify(record.toOutcome(), null, 1).slice(0,7000)); process.exit();
