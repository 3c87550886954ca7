import { createElement, type ReactNode } from 'react';
import { useLazy } from '../use-lazy.ts';
import { FORMULA_EDGE } from './formula-text.ts';
import { drawPiece } from './layout/draw-piece.ts';
import type { Row } from './layout/lay-out-rows.ts';
import { type MathsNode, toLetters } from './node/maths-node.ts';
import { typesetter } from './typesetter.ts';

interface FormulaProps {
  readonly tex: string;
  /** The letters that were typed, drawn where the TeX cannot be read. */
  readonly source: string;
  /** True where the formula is as large as in a line of its own. */
  readonly isDisplay?: boolean | undefined;
}

/** A formula of so few letters goes to the next line as a whole, and breaks where it is wider than that. */
const SHORT = 24;
const isShort = (nodes: readonly MathsNode[]): boolean => nodes.map(toLetters).join('').length <= SHORT;

// Children are spread, not listed: a part of a formula has no identity but its place, so it needs no key.
const drawRow = (row: Row): ReactNode =>
  createElement(
    'span',
    { className: 'formula-row' },
    createElement('span', { className: 'formula-pieces' }, ...row.map(drawPiece)),
  );

/**
 * Draws a formula as boxes among the letters of its line, one for each row of it, with its words for who cannot see it. TeX
 * that cannot be read prints as it was typed.
 */
export function Formula({ tex, source, isDisplay }: FormulaProps) {
  // A dialog may show a text before any document is drawn.
  const result = useLazy(typesetter)?.(tex, isDisplay);
  if (!result || 'error' in result)
    return createElement(
      'span',
      { className: 'formula-source', 'data-unreadable': result ? '' : undefined },
      source,
    );
  // The edge tells a formula's tag in a PDF from a picture's; nobody reads it out.
  const words = `${FORMULA_EDGE}${result.words}`;
  return createElement(
    'span',
    {
      className: isShort(result.nodes) ? 'formula formula-short' : 'formula',
      dir: 'ltr',
      role: 'img',
      'aria-label': words,
      'data-formula': source,
      'data-inline': 'formula',
    },
    ...result.rows.map(drawRow),
  );
}
