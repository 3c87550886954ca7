import './general-styles.ts';
import { setItemViews } from '../items/item-views.ts';
import * as itemViews from '../items/views.ts';
import * as slips from '../kinds/bingo/Slips.tsx';
import { setSlips } from '../kinds/bingo/slips-loader.ts';
import { view as bingo } from '../kinds/bingo/view.tsx';
import { view as flashcard } from '../kinds/flashcard/view.tsx';
import * as exam from '../kinds/worksheet/exam.ts';
import { setExam } from '../kinds/worksheet/exam-loader.ts';
import { view as worksheet } from '../kinds/worksheet/view.tsx';
import { setCodes } from '../paper/qr/code-loader.ts';
import { createCodePath } from '../paper/qr/code-path.ts';
import { setKindView } from './kind-view.ts';

/** Loads what draws any document with the page's own script: for the page that prints, and for tests. */
export function installAllViews(): void {
  setKindView('worksheet', worksheet);
  setExam(exam);
  setKindView('flashcard', flashcard);
  setKindView('bingo', bingo);
  setSlips(slips);
  setItemViews(itemViews);
  setCodes(createCodePath);
}
