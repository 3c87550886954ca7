import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SliceContext, useUnit } from './Unit.tsx';

const Entry = () => <li {...useUnit(0, { lines: true })}>Rain falls on the hills.</li>;
const draw = (top: number, bottom: number) =>
  renderToStaticMarkup(
    <SliceContext value={{ from: 0, to: 1, stretch: 0, excerpts: new Map([[0, { top, bottom }]]) }}>
      <Entry />
    </SliceContext>,
  );

test('an entry of a list that goes on from the page before has its number there alone', () => {
  expect(draw(0, 60)).toMatch(/data-lines="excerpt" style="height:60px"/);
  expect(draw(60, 100)).toMatch(/data-lines="excerpt" style="height:40px;list-style:none"/);
});
