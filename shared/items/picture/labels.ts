import { uniq } from 'es-toolkit';
import { shuffleWithSeed } from '../../shuffle.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { LabelType, PictureData, PictureLabel } from './schema.ts';

/** What is printed at the end of a label's line: words, a line to write on, or a box. */
export type LabelEnd = 'words' | 'line' | 'box';

const ENDS: Readonly<Record<LabelType, LabelEnd>> = {
  text: 'words',
  blank: 'line',
  number: 'box',
  letter: 'box',
};

export const getLabelEnd = (
  { label_type }: Pick<PictureData, 'label_type'>,
  label: PictureLabel,
): LabelEnd => (label.given ? 'words' : ENDS[label_type]);

/** Lists the labels that students fill in, those of the first picture first. */
export const listAskedLabels = (data: Pick<PictureData, 'pictures' | 'label_type'>): PictureLabel[] =>
  data.pictures.flatMap(({ labels }) => labels).filter((label) => getLabelEnd(data, label) !== 'words');

export const toLabelWords = ({ text }: PictureLabel): string => toPlainText(text).trim();

/** Lists the answers of the blanks, those without words left out. */
export const listLabelAnswers = (data: PictureData): string[] =>
  listAskedLabels(data)
    .map(toLabelWords)
    .filter((words) => words !== '');

/** Lists the words that a bank may have: those that are written on lines. */
export const listLabelBankWords = (data: PictureData): string[] =>
  data.label_type === 'blank' ? listLabelAnswers(data) : [];

/** Tells whether the words are in a list of their own, of which students write the numbers or letters. */
export const hasWordList = ({ label_type }: Pick<PictureData, 'label_type'>): boolean =>
  ENDS[label_type] === 'box';

/** Lists the words in the order of their numbers or letters, each once; empty where nothing is numbered. */
export const listNumberedWords = (data: PictureData): string[] =>
  hasWordList(data) ? shuffleWithSeed(uniq(listLabelAnswers(data)), data.shuffle_seed) : [];
