import { writeQuestions } from '#shared/questions/write/formats.ts';
import { listQuestions } from '#shared/document/list-questions.ts';
import { WRITE_FORMAT_NAMES } from '#shared/questions/write/format-names.ts';
import { unzipSync, strFromU8 } from 'fflate';
import { fillDocument } from './fill-document.ts';
import { createHostileTexts } from './hostile-texts.ts';
import { listFixtures } from '../../support/paper/fixtures.ts';
const texts = createHostileTexts(1, 2000, 'http://t'); let u=0; const take=()=>texts[u++]!;
const fx=new Map(listFixtures().map(f=>[f.name,f.document]));
for (const name of ['quiz-with-answer-key','spanish-food']) {
 const {document}=fillDocument(fx.get(name)!,take);
 for (const f of WRITE_FORMAT_NAMES) { const {bytes}=await writeQuestions(f, listQuestions(document));
  const parts = bytes[0]===0x50&&bytes[1]===0x4b?Object.values(unzipSync(bytes)).map(b=>strFromU8(b)):[strFromU8(bytes)];
  for (const m of ['q86z','q89z','q125z','q161z','q179z']) for (const p of parts) { const at=p.indexOf(m); if(at>=0) console.log(f,m,JSON.stringify(p.slice(Math.max(0,at-40),at+160))); } } }
