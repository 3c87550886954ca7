import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getSheetWords } from '../../vocabulary/sheet-words.ts';
import { BingoCard } from './BingoCard.tsx';
import { bingo } from './schema.ts';

/** How high, in px, a picture of that size stands above its word in a square of that height. */
function heightAboveWord(size: number, square: number): number {
  const items = [{ id: 'a', term: 'sun', term_image: { id: 'sun', ratio: 1 } }];
  const game = bingo.parse({ entity_type: 'bingo', items, style: { images: { size } } });
  const markup = renderToStaticMarkup(
    <BingoCard
      place={{ card: 0, left: 0, top: 0 }}
      grid={[0]}
      words={game.items}
      fresh={new Set()}
      sizes={{ square, squareHeight: square, topRow: 0 }}
      look={{ ...game, said: getSheetWords('en') }}
    />,
  );
  return Number(/inline-picture" style="height:([\d.]+)px/.exec(markup)?.[1]);
}

test('a picture is as high as the document says, and leaves the word below it its share of the square', () => {
  expect(heightAboveWord(96, 230)).toBe(96);
  expect(heightAboveWord(200, 230)).toBeLessThan(0.6 * 230);
  expect(heightAboveWord(96, 100)).toBeCloseTo(54);
});

const drawLook = (card_look?: object) => {
  const game = bingo.parse({ entity_type: 'bingo', items: [{ id: 'a', term: 'sun' }], card_look });
  return renderToStaticMarkup(
    <BingoCard
      place={{ card: 0, left: 0, top: 0 }}
      grid={[0]}
      words={game.items}
      fresh={new Set()}
      sizes={{ square: 100, squareHeight: 100, topRow: 0 }}
      look={{ ...game, said: getSheetWords('en') }}
    />,
  );
};

test('squares have a pale background and lines in a color, a thickness and a style of their own', () => {
  const look = { background: '#16a34a', has_border: true, border_color: '#166534', border_width: 3 };
  const drawn = drawLook({ ...look, border_style: 'dashed' });
  expect(drawn).toContain('background-color:#d0eddb');
  expect(drawn).toContain('stroke:#166534;stroke-width:3;stroke-dasharray:6 4');
  expect(drawn).toContain('stroke:#166534;stroke-width:4;stroke-dasharray:6 4');
  expect(drawLook()).not.toMatch(/background-color|stroke:/);
});
