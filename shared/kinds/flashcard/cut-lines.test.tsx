import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT_HEIGHT } from '../../paper/sheet/page-sizes.ts';
import { CutLines } from './CutLines.tsx';
import { PAGE_SETUPS } from './choices.ts';
import { layOutDeck } from './layout-sheets.ts';

/** 3 mm, in px. */
const FOLLOWED = 11.34;

test.each(PAGE_SETUPS)('the ticks of %s are at least 3 mm long, and begin at the cards', (setup) => {
  for (const first of [CONTENT_HEIGHT, CONTENT_HEIGHT - 130]) {
    const [sheet] = layOutDeck(4, setup, 'long_edge', { first, other: CONTENT_HEIGHT });
    if (!sheet) throw new Error('There is no sheet');
    const above = CONTENT_HEIGHT - first;
    const drawn = renderToStaticMarkup(<CutLines {...{ setup, sheet, above }} lines="ticks" />);
    const lengths = [...drawn.matchAll(/[vh](-?[\d.]+)/g)].map(([, length]) => Math.abs(Number(length)));
    expect(lengths.length).toBeGreaterThan(4);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(FOLLOWED);
  }
});
