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
  readonly breaksAnywhere: boolean;
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
  const box = findBox(text);
  return {
    letters: text.data,
    points: Number.parseFloat(box?.style.fontSize ?? ''),
    breaksAnywhere: box?.hasAttribute('data-anywhere') ?? false,
  };
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
  ['a word that breaks anywhere', 'condensationcondensationcon', 'condensationcondensationcond', 30],
  ['a word that broke anywhere and has room again', 'strengthss', 'strengths', 40],
  ['a word that is longer than its box', 'rain '.repeat(60), `${'rain '.repeat(60)}s`, 30],
  ['words that are longer than their box', 'rain '.repeat(60), `${'rain '.repeat(60)} s`, 30],
  ['words that are cut and lose a letter', 'rain '.repeat(60), 'rain '.repeat(60).slice(0, -2), 30],
  ['words that are broken for nothing', 'it falls from the old cloud', 'it falls from the old clouds', 58],
])('%s is written as React draws it', async (_, before, after, width) => {
  fetchSyllables('en');
  await waitForSyllables();
  expect(await write(before, after, width)).toEqual(await draw(after, width));
});

test('React draws words that a box cuts from now on', async () => {
  fetchSyllables('en');
  await waitForSyllables();
  expect(await write('rain', 'rain '.repeat(60), 30)).toBeNull();
});

test('several boxes with the same words that are broken for nothing are all settled and written into', async () => {
  fetchSyllables('en');
  await waitForSyllables();
  const [before, after] = ['it falls from the gray cloud', 'it falls from the gray clouds'];
  const { container } = await render(
    <>
      <Box letters={before} width={58} />
      <Box letters={before} width={58} />
    </>,
  );
  await expect.poll(() => container.querySelector('[data-unsettled]')).toBeNull();
  const texts = [...container.querySelectorAll('.fitted')].map(findText);
  expect(writeIntoBoxes(texts, after, true)).toBe(true);
  expect(texts.map(read)).toEqual([await draw(after, 58), await draw(after, 58)]);
});
