import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WHOLE } from '../layout/excerpts.ts';
import { SliceContext, Unit, useUnit } from './Unit.tsx';

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

test('a unit that repeats is drawn again above a later part that says so, and is not measured there', () => {
  const drawAt = (from: number, repeats: boolean) =>
    renderToStaticMarkup(
      <SliceContext value={{ from, to: 9, stretch: 0, excerpts: WHOLE, repeats }}>
        <Unit index={0} repeats>
          Heading
        </Unit>
      </SliceContext>,
    );
  expect(drawAt(0, false)).toContain('data-unit="" data-repeats=""');
  expect(drawAt(2, true)).toContain('data-again=""');
  expect(drawAt(2, true)).not.toContain('data-unit');
  expect(drawAt(2, false)).toBe('');
});
