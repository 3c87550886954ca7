import { CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import { getOptionMark } from '../../vocabulary/numbering.ts';
import { joinWords } from '../parts/join-words.ts';
import { toReadPicture } from '../parts/read-picture.ts';
import type { ReadPicture, ReadPictureRow, ReadQuestion, ReadRowPicture } from '../parts/read-question.ts';
import { chooseLabelMarks } from './label-marks.ts';
import { listLabelAnswers, listNumberedWords } from './labels.ts';
import { layOutPictureRow, type Plate } from './layout.ts';
import type { PictureData, PictureOfRow } from './schema.ts';
import { hasTextBeside } from './text-beside.ts';

/** The type of labels where a program has not the document's fonts: they are wide, so that its words have room too. */
const TYPE = { font: 'atkinson', fontSize: 15, width: CONTENT_WIDTH } as const;

function toRowPicture(
  { image, caption, credit, labels: stored }: PictureOfRow,
  laid: Plate,
  labelSize: number,
): ReadRowPicture {
  const { width, height, picture } = laid;
  const { image: read } = toReadPicture('image', image);
  // A picture of a row is as wide as the row shows it, and not as where it is one among words.
  const printed = read && ({ ...read, width: picture.width } as ReadPicture);
  return {
    ...(printed && { image: printed }),
    caption,
    credit,
    plate: {
      ...{ width, height, picture, labelSize },
      labels: laid.labels.map(({ index, ...label }) => ({
        ...label,
        text: label.end === 'words' ? (stored[index]?.text ?? '') : '',
      })),
    },
  };
}

/** Makes a question of pictures with labels to fill in, and a text of any others. */
export function toQuestion(data: PictureData): ReadQuestion {
  const marks = chooseLabelMarks(data);
  const { plates, labelSize } = layOutPictureRow(data, TYPE);
  const row: ReadPictureRow = {
    prompt: data.subtitle,
    pictures: data.pictures.flatMap((picture, at) => {
      const plate = plates[at];
      return plate ? [toRowPicture(picture, plate, labelSize)] : [];
    }),
    words: listNumberedWords(data).map((word, place) => `${getOptionMark(place, marks)}. ${word}`),
    text: hasTextBeside(data) ? data.text : '',
  };
  const prompt = joinWords([
    row.prompt,
    ...row.pictures.flatMap(({ caption, credit, plate }) => [
      caption,
      credit,
      ...plate.labels.filter(({ end }) => end === 'words').map(({ text }) => text),
    ]),
    ...row.words,
    row.text,
  ]);
  const [first] = row.pictures;
  const asked = { prompt, ...(first?.image && { image: first.image }), row };
  const answers = listLabelAnswers(data);
  if (answers.length === 0) return { type: 'text', ...asked };
  return { type: 'open', ...asked, answer: answers.join('; '), lines: 0 };
}
