import type { RichTextValue } from '../../text/rich-text.ts';
import { type Recognised, recogniseQuestions } from '../recognise-questions.ts';
import { Reading } from '../source/reading.ts';
import { readCsv } from './csv.ts';
import { isPastedTable, listPastedRows } from './pasted-rows.ts';
import { readTable } from './table.ts';

/** Reads a pasted table of questions, or notes of Anki, as files of them are read. */
function readAsFile(value: RichTextValue) {
  const rows = listPastedRows(value);
  if (!rows && typeof value === 'string')
    return readCsv({ name: 'pasted.txt', bytes: new TextEncoder().encode(value) });
  const reading = new Reading();
  readTable(rows ?? [], reading);
  return reading;
}

/** Recognises the questions of a pasted text; a table of questions is read by its heading. */
export function recognisePasted(value: RichTextValue): Recognised {
  if (!isPastedTable(value)) return recogniseQuestions(value);
  const { questions, losses } = readAsFile(value);
  return { questions, isTest: questions.length > 0, losses };
}
