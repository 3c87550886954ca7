import { type AnkiText, readAnkiText } from '../../text/anki-text.ts';
import { parseCells } from '../../text/parse-cells.ts';
import { joinFurtherLines, parseRows } from '../../text/parse-rows.ts';
import { decodeText } from '../source/decode-text.ts';
import { hasMarkup } from '../source/has-markup.ts';
import { type ReadFile, Reading, type SourceFile } from '../source/reading.ts';
import { escapeXml } from '../source/to-html.ts';
import { hasCloze, leaveOutSounds, readNote } from './anki-note.ts';
import { readTable } from './table.ts';

/** Reads notes of Anki; what no card has is named. */
function readAnki({ rows, isHtml, settings }: AnkiText, reading: Reading): void {
  reading.where = 'Settings';
  for (const text of settings) reading.lose('Setting of Anki', text);
  // A cell of plain text has no markup, whatever it looks like.
  const clean = (cell: string) => (isHtml || !hasMarkup(cell) ? cell : escapeXml(cell));
  const notes = rows.map(({ cells }) => cells.map(clean));
  if (notes.some(([first = '']) => hasCloze(first))) {
    for (const note of notes) {
      reading.begin();
      readNote(note, reading);
    }
  } else
    readTable(
      notes.map((note) => note.map((field) => leaveOutSounds(field, reading))),
      reading,
    );
  for (const [at, row] of rows.entries()) {
    reading.where = `Note ${at + 1}`;
    for (const text of row.settings) reading.lose('Tag', text);
  }
}

/** Reads a table with commas, semicolons or tabs between its cells, as spreadsheets, Anki and Quizlet write it. */
export function readCsv({ name, bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  const text = decodeText(bytes)
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  const anki = readAnkiText(text);
  if (anki) readAnki(anki, reading);
  else if (/\.txt$/i.test(name)) readTable(parseRows(text), reading);
  else if (/\.(?:tsv|tab)$/i.test(name)) readTable(joinFurtherLines(parseCells(text, ['\t'])), reading);
  else readTable(parseCells(text, ['\t', ',', ';', '|']), reading);
  return reading;
}
