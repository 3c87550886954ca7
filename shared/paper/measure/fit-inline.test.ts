import { afterEach, expect, test, vi } from 'vitest';
import { fitInlineParts, isTooWide } from './fit-inline.ts';

afterEach(() => vi.unstubAllGlobals());

interface Given {
  readonly room: number;
  /** The widths of its pieces in the size of the words around it, in px. */
  readonly pieces: readonly number[];
  /** The size of the words around it, in px. */
  readonly size?: number;
  readonly isFitted?: boolean;
}

/** An inline part as a browser lays it out: each of its boxes is as wide as what it holds, and no wider than the line. */
function aPart({ room, pieces, size = 20, isFitted = false }: Given) {
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: `${size}px` }));
  const style = { fontSize: '', removeProperty: () => (style.fontSize = '') };
  const aBox = (width: () => number, firstElementChild: unknown = null) => ({
    firstElementChild,
    getBoundingClientRect: () => ({ width: width() }),
  });
  const part = {
    style,
    children: pieces.map((piece) => {
      const width = () => piece * Number.parseFloat(style.fontSize || '1');
      return aBox(() => Math.min(room, width()), aBox(width));
    }),
    closest: () => (isFitted ? {} : null),
  } as unknown as Element;
  const makeFit = () => fitInlineParts({ querySelectorAll: () => [part] } as unknown as HTMLElement);
  return { part, style, makeFit };
}

test.each([
  ['has its full size where it fits', { room: 100, pieces: [99] }, ''],
  ['has its full size where its lines can end', { room: 100, pieces: [60, 60, 60] }, ''],
  ['is as small as it must be', { room: 100, pieces: [60, 120] }, '0.8em'],
  ['is no smaller than three fifths', { room: 100, pieces: [300] }, '0.6em'],
  ['is no smaller than 7 pt', { room: 100, pieces: [300], size: 11.2 }, '0.833em'],
  ['keeps its size in small type', { room: 100, pieces: [300], size: 8 }, ''],
  ['is left to a box that fits its text itself', { room: 100, pieces: [300], isFitted: true }, ''],
] as const)('a part of a line %s', (_, given, fontSize) => {
  const { style, makeFit } = aPart(given);
  makeFit();
  expect(style.fontSize).toBe(fontSize);
});

test('a part is too wide where even the least size does not fit', () => {
  const wide = aPart({ room: 100, pieces: [300] });
  wide.makeFit();
  expect(isTooWide(wide.part)).toBe(true);
  const fitting = aPart({ room: 100, pieces: [160] });
  expect(isTooWide(fitting.part)).toBe(true);
  fitting.makeFit();
  expect(isTooWide(fitting.part)).toBe(false);
});

test('a part is as large again as its line has room for', () => {
  const { style, makeFit } = aPart({ room: 100, pieces: [99] });
  style.fontSize = '0.6em';
  makeFit();
  expect(style.fontSize).toBe('');
});
