import './general-styles.ts';
import { setItemViews } from '../items/item-views.ts';
import * as itemViews from '../items/views.ts';
import { lazySlips } from '../kinds/bingo/lazy-slips.ts';
import * as slips from '../kinds/bingo/Slips.tsx';
import { view as bingo } from '../kinds/bingo/view.tsx';
import { view as flashcard } from '../kinds/flashcard/view.tsx';
import * as exam from '../kinds/worksheet/exam.ts';
import { lazyExam } from '../kinds/worksheet/lazy-exam.ts';
import { view as worksheet } from '../kinds/worksheet/view.tsx';
import { setCodes } from '../paper/qr/code-loader.ts';
import { createCodePath } from '../paper/qr/code-path.ts';
import { setKindView } from './kind-view.ts';

/** Loads what draws any document with the page's own script: for the page that prints, and for tests. */
export function installAllViews(): void {
  setKindView('worksheet', worksheet);
  lazyExam.set(exam);
  setKindView('flashcard', flashcard);
  setKindView('bingo', bingo);
  lazySlips.set(slips);
  setItemViews(itemViews);
  setCodes(createCodePath);
}
