import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FitText } from '#shared/paper/draw/FitText.tsx';
import { findBox, writeIntoBoxes } from '#shared/paper/draw/fitted-boxes.ts';
import { RichText } from '#shared/text/RichText.tsx';
import { fetchSyllables, splitText, waitForSyllables } from '#shared/text/syllables.ts';
import '#shared/paper/draw/paper.css';
import '#shared/kinds/bingo/view.css';

interface Drawn {
  readonly letters: string;
  readonly points: number;
}

const Box = ({ letters, width }: { letters: string; width: number }) => (
  <FitText
    of={letters}
    width={width}
    height={40}
    size={20}
    least={7}
    className="bingo-square"
    broken={{
      below: 9,
      upTo: 20,
      lang: 'en',
      draw: (split) => <RichText value={splitText(letters, split)} />,
    }}
  >
    <RichText value={letters} />
  </FitText>
);

const findText = (container: Element): Text => {
  const text = document.createTreeWalker(container, NodeFilter.SHOW_TEXT).nextNode();
  if (!(text instanceof Text)) throw new Error('The box has no text');
  return text;
};

function read(text: Text): Drawn {
  return { letters: text.data, points: Number.parseFloat(findBox(text)?.style.fontSize ?? '') };
}

/** Draws the letters as React does. */
async function draw(letters: string, width: number): Promise<Drawn> {
  const { container } = await render(<Box {...{ letters, width }} />);
  await expect.poll(() => container.querySelector('[data-unsettled]')).toBeNull();
  return read(findText(container));
}

/** Draws `before` and writes `after` in its place; null where React has to draw it. */
async function write(before: string, after: string, width: number): Promise<Drawn | null> {
  const { container } = await render(<Box {...{ letters: before, width }} />);
  await expect.poll(() => container.querySelector('[data-unsettled]')).toBeNull();
  const text = findText(container);
  const isLonger = !/\s/.test(after.slice(before.length)) && after.startsWith(before);
  return writeIntoBoxes([text], after, isLonger) ? read(text) : null;
}

test.each([
  ['a word that has room', 'rain', 'rains', 80],
  ['a word that becomes smaller', 'evaporatio', 'evaporation', 60],
  ['a word that becomes larger again', 'evaporation', 'evaporate', 60],
  ['a word that is broken while it could be whole in a smaller size', 'condensatio', 'condensation', 50],
  ['a word that is broken into syllables', 'condensatio', 'condensation', 40],
  ['a word that is broken from now on', 'condens', 'condensation', 40],
  ['a word that is whole again', 'condensation', 'condens', 40],
  ['words that are broken for nothing', 'it falls from the old cloud', 'it falls from the old clouds', 58],
])('%s is written as React draws it', async (_, before, after, width) => {
  fetchSyllables('en');
  await waitForSyllables();
  expect(await write(before, after, width)).toEqual(await draw(after, width));
});

test('React draws words that a box cuts', async () => {
  fetchSyllables('en');
  await waitForSyllables();
  expect(await write('rain', 'rain '.repeat(60), 30)).toBeNull();
});
