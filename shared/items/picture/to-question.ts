import { sum } from 'es-toolkit';
import { inchesToPx } from '../../paper/sheet/page-sizes.ts';
import { getOptionMark } from '../../vocabulary/numbering.ts';
import { joinWords } from '../parts/join-words.ts';
import { toReadPicture } from '../parts/read-picture.ts';
import type { ReadPicture, ReadPictureRow, ReadQuestion, ReadRowPicture } from '../parts/read-question.ts';
import { chooseLabelMarks } from './label-marks.ts';
import { getLabelEnd, listLabelAnswers, listNumberedWords } from './labels.ts';
import type { PictureData, PictureOfRow } from './schema.ts';
import { getShownRatio } from './shown-picture.ts';
import { hasTextBeside } from './text-beside.ts';

function toRowPicture(data: PictureData, { image, caption, credit, labels }: PictureOfRow): ReadRowPicture {
  const ratios = data.pictures.map((picture) => getShownRatio(picture.image));
  const ratio = getShownRatio(image);
  const { image: read } = toReadPicture('image', image);
  // A picture of a row is as wide as the row shows it, and not as where it is one among words.
  const printed = read && ({ ...read, width: (inchesToPx(data.width) * ratio) / sum(ratios) } as ReadPicture);
  return {
    ...(printed && { image: printed }),
    caption,
    credit,
    labels: labels.map((label) => {
      const end = getLabelEnd(data, label);
      return { end, text: end === 'words' ? label.text : '' };
    }),
  };
}

/** Makes a question of pictures with labels to fill in, and a text of any others. */
export function toQuestion(data: PictureData): ReadQuestion {
  const marks = chooseLabelMarks(data);
  const row: ReadPictureRow = {
    prompt: data.subtitle,
    pictures: data.pictures.map((picture) => toRowPicture(data, picture)),
    words: listNumberedWords(data).map((word, place) => `${getOptionMark(place, marks)}. ${word}`),
    text: hasTextBeside(data) ? data.text : '',
  };
  const prompt = joinWords([
    row.prompt,
    ...row.pictures.flatMap(({ caption, credit, labels }) => [
      caption,
      credit,
      ...labels.filter(({ end }) => end === 'words').map(({ text }) => text),
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
