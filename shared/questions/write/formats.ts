import { listReadPictures } from '../../items/parts/read-picture.ts';
import type { Loss } from '../source/reading.ts';
import { WRITE_FORMATS, type WriteFormat } from './format-names.ts';
import type { Source, Writer, WrittenFile } from './writing.ts';

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

/** Writes questions to a file of the format. */
export async function writeQuestions(format: WriteFormat, source: Source): Promise<WrittenFile> {
  const write = await WRITERS[format]();
  const { bytes, losses } = await write(source);
  const { hasPictures, hasPoints } = WRITE_FORMATS[format];
  return {
    bytes,
    losses: [
      ...losses,
      ...(hasPictures ? [] : listLost(source)),
      ...(hasPoints ? [] : listLostPoints(source)),
    ],
  };
}
