import { listReadPictures } from '../../items/parts/read-picture.ts';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
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

/** Writes questions to a file of the format. */
export async function writeQuestions(format: WriteFormat, given: Source): Promise<WrittenFile> {
  const { source, solutions } = takeSolutions(given);
  const write = await WRITERS[format]();
  const { bytes, losses } = await write(source);
  const { hasPictures, hasPoints } = WRITE_FORMATS[format];
  return {
    bytes,
    losses: [
      ...losses,
      ...solutions,
      ...(hasPictures ? [] : listLost(source)),
      ...(hasPoints ? [] : listLostPoints(source)),
    ],
  };
}
