import { isPlainObject, mapValues, sumBy } from 'es-toolkit';
import { getReadRow, getReadTable, listReadPictures } from '../../items/parts/read-picture.ts';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { cleanText } from '../../text/clean-text.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { Loss } from '../source/reading.ts';
import { WRITE_FORMATS, type WriteFormat } from './format-names.ts';
import { listWords, type Source, type Writer, type WrittenFile } from './writing.ts';

/** Loads the writer of each format, which is a chunk of its own. */
const WRITERS: Readonly<Record<WriteFormat, () => Promise<Writer>>> = {
  word: async () => (await import('./docx.ts')).writeDocx,
  moodle: async () => (await import('./moodle-xml.ts')).writeMoodleXml,
  qti: async () => (await import('./qti.ts')).writeQti,
  qti3: async () => (await import('./qti.ts')).writeQtiThree,
  gift: async () => (await import('./gift.ts')).writeGift,
  anki: async () => (await import('./anki.ts')).writeAnki,
  csv: async () => (await import('./csv.ts')).writeCsv,
  aiken: async () => (await import('./aiken.ts')).writeAiken,
};

/** Names the pictures of questions, for a format that has none. */
const listLost = ({ questions }: Source): Loss[] =>
  questions.flatMap((question, place) =>
    listReadPictures(question).map(({ alt, name }) => ({
      what: 'Picture',
      where: `Question ${place + 1}`,
      text: alt || name,
    })),
  );

/** Names the points of questions, for a format that has none. */
const listLostPoints = ({ questions }: Source): Loss[] =>
  questions.flatMap(({ points }, place) =>
    points ? [{ what: 'Points', where: `Question ${place + 1}`, text: points.words }] : [],
  );

/** Names the tables of questions, whose rows are lines in a format that has none, and the pictures in their cells. */
const listLostTables = ({ questions }: Source, hasPictures: boolean): Loss[] =>
  questions.flatMap((question, place) => {
    const table = getReadTable(question);
    if (!table) return [];
    const where = `Question ${place + 1}`;
    const pictures = hasPictures ? table.cells.flatMap(({ image }) => image ?? []) : [];
    return [
      { what: 'Frame of a table', where, text: toPlainText(table.prompt) },
      ...pictures.map(({ alt, name }) => ({ what: 'Picture', where, text: alt || name })),
    ];
  });

/** Names the labels of pictures, for a format that has none, and the pictures of a row behind the first one. */
const listLostLabels = ({ questions }: Source, hasPictures: boolean): Loss[] =>
  questions.flatMap((question, place) => {
    const row = getReadRow(question);
    if (!row) return [];
    const where = `Question ${place + 1}`;
    const labels = sumBy(row.pictures, (picture) => picture.plate.labels.length);
    const pictures = hasPictures ? row.pictures.slice(1).flatMap(({ image }) => image ?? []) : [];
    return [
      ...(labels > 0 ? [{ what: 'Labels of a picture', where, text: toPlainText(row.prompt) }] : []),
      ...pictures.map(({ alt, name }) => ({ what: 'Picture', where, text: alt || name })),
    ];
  });

/** Takes out what the key alone prints, as a file would show it to pupils, and names it. */
function takeSolutions({ questions, ...rest }: Source): { source: Source; solutions: Loss[] } {
  const isOnSheet = ({ shown_on }: ReadQuestion) => shown_on === undefined;
  const solutions = questions.flatMap((question, place) =>
    isOnSheet(question)
      ? []
      : [
          {
            what: 'Item on the key only',
            where: `Question ${place + 1}`,
            text: listWords(question).join(' '),
          },
        ],
  );
  return { source: { ...rest, questions: questions.filter(isOnSheet) }, solutions };
}

/** Cleans every text inside, however it came there: writers that leave XML to a library take what they are given. */
function cleanTexts<T>(value: T): T;
function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  return isPlainObject(value) ? mapValues(value as object, cleanTexts) : value;
}

/** Writes questions to a file of the format, well-formed whatever they hold. */
export async function writeQuestions(format: WriteFormat, given: Source): Promise<WrittenFile> {
  const { title, questions, sheet } = given;
  const { source, solutions } = takeSolutions({
    ...given,
    ...cleanTexts({ title, questions, ...(sheet && { sheet }) }),
  });
  const write = await WRITERS[format]();
  const { bytes, losses } = await write(source);
  const { hasPictures, hasPoints, hasTables, hasLabels } = WRITE_FORMATS[format];
  return {
    bytes,
    losses: [
      ...losses,
      ...solutions,
      ...(hasTables ? [] : listLostTables(source, hasPictures)),
      ...(hasLabels ? [] : listLostLabels(source, hasPictures)),
      ...(hasPictures ? [] : listLost(source)),
      ...(hasPoints ? [] : listLostPoints(source)),
    ],
  };
}
