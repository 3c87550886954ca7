import type { PrintedMarks } from '../../vocabulary/option-marks.ts';
import { chooseMarks } from '../parts/choose-marks.ts';
import { listNumberedWords } from './labels.ts';
import type { PictureData } from './schema.ts';

/** Chooses what the words of the list are marked with: numbers, or the letters of their script. */
export const chooseLabelMarks = (data: PictureData): PrintedMarks =>
  data.label_type === 'number' ? 'number' : chooseMarks(undefined, listNumberedWords(data));
