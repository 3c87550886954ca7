import type { CodeTarget } from '../../vocabulary/codes.ts';
import type { PaperBlock, PaperContent } from '../layout/paper-content.ts';
import type { MemoCache } from '../measure/memo-cache.ts';
import { Code } from './Code.tsx';

/** The layout key of a code. */
const CODE_KEY = '#code';
/** The space above the code in px. */
const SPACE_BEFORE = 16;

interface PrintedCode {
  readonly target: CodeTarget;
  readonly locale: string;
}

/** Adds a code below what is printed, or on a sheet of its own where sheets of cards leave no room in the flow. */
export function withCode(
  content: PaperContent,
  { target, locale }: PrintedCode,
  reuse: MemoCache,
): PaperContent {
  const code = reuse.of(
    'code',
    [target, locale],
    (): PaperBlock => ({
      key: CODE_KEY,
      element: <Code target={target} locale={locale} />,
      spaceBefore: SPACE_BEFORE,
      keepWithNext: false,
      breakAfter: false,
    }),
  );
  const { blocks } = content;
  return { ...content, blocks: content.isOneFlow ? [...blocks, code] : [...blocks, BREAK, code] };
}

const BREAK: PaperBlock = {
  key: '/break-code',
  element: <span hidden />,
  spaceBefore: 0,
  keepWithNext: false,
  breakAfter: true,
  offScreen: 'static',
};
