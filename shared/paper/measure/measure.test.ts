import { describe, expect, test } from 'vitest';
import { createData } from '#test/support/paper/data-attributes.ts';
import { measurePart } from './measure.ts';

type Box = Partial<Record<'left' | 'right' | 'bottom' | 'width' | 'height', number>>;

/** A laid-out element: its box on the screen and its data attributes; `room` is the box that it is written in. */
const anElement = (box: Box, dataset: Record<string, string> = {}, room?: Box) => ({
  ...createData(dataset),
  getBoundingClientRect: () => ({ left: 0, right: 0, bottom: 0, width: 0, height: 0, ...box }),
  closest: () => (room ? anElement(room) : null),
});
const aPart = (height: number, ...telling: ReturnType<typeof anElement>[]): HTMLElement =>
  ({ ...anElement({ height }), querySelectorAll: () => telling }) as unknown as HTMLElement;

describe('a laid-out part', () => {
  test('is its units from its first on, and what stands around them', () => {
    const part = aPart(
      66,
      anElement({ height: 20 }, { unit: 'keep' }),
      anElement({ height: 40 }, { unit: '' }),
    );
    expect(measurePart(part, 1, 3)).toMatchObject({
      units: [
        { unit: 3, height: 20, keepWithNext: true, top: 0 },
        { unit: 4, height: 40, keepWithNext: false, top: 0 },
      ],
      frame: 6,
      fillsPage: false,
      shrinkableBy: 0,
    });
  });

  test('leaves out what is drawn again, and says which of its units repeat', () => {
    const part = aPart(
      70,
      anElement({ height: 30 }, { again: '' }),
      anElement({ height: 40 }, { unit: 'keep', repeats: '' }),
    );
    expect(measurePart(part, 1, 5)).toMatchObject({
      units: [{ unit: 5, height: 40, repeats: true }],
      frame: 0,
    });
  });

  test('measures the same however the screen is zoomed', () => {
    const at = (zoom: number) =>
      measurePart(aPart(31.015625 * zoom, anElement({ height: 30.421875 * zoom }, { unit: '' })), zoom);
    for (const zoom of [0.25, 1 / 3, 0.9, 1.1]) expect(at(zoom)).toEqual(at(1));
  });

  test('needs no more than it did once it fills its page, and no less once it has given way', () => {
    const heights = (shown: number, stretch: number) =>
      measurePart(
        aPart(shown, anElement({ height: shown }, { unit: 'stretch', stretch: String(stretch) })),
        1,
      ).units.map(({ height }) => height);
    expect(heights(140, 40)).toEqual([100]);
    expect(heights(80, -20)).toEqual([100]);
  });

  test('may be as much lower as its last unit says', () => {
    const gives = (said: Record<string, string>) =>
      measurePart(aPart(500, anElement({ height: 500 }, { unit: '', ...said })), 1).shrinkableBy;
    expect(gives({ stretch: '0', gives: '404' })).toBe(404);
    expect(gives({})).toBe(0);
  });

  test.each([
    [{ bottom: 51 }, '', false],
    [{ bottom: 52 }, '', true],
    [{ bottom: 52 }, 'line', false],
    [{ right: 102 }, 'line', true],
    [{ left: -2 }, '', true],
  ])('has an answer longer than its room where it ends at %o, written as "%s": %s', (box, answer, cut) => {
    const isCut = (scale: number) => {
      const scaled = (of: Box) =>
        Object.fromEntries(Object.entries(of).map(([side, at]) => [side, at * scale]));
      const room = scaled({ right: 100, bottom: 50 });
      const written = anElement({ ...room, ...scaled(box) }, { answer }, room);
      return measurePart(aPart(0, written), scale).cut;
    };
    for (const scale of [1, 0.25, 2]) expect(isCut(scale)).toBe(cut);
  });

  test('has a line that is shortened where it is drawn shorter than it was to be, however the screen is zoomed', () => {
    const isShortened = (width: number) =>
      measurePart(aPart(0, anElement({ width }, { width: '200' })), 0.5).shortened;
    expect([isShortened(100), isShortened(99)]).toEqual([false, true]);
  });
});
