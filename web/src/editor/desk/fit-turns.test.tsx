import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { FitText } from '#shared/paper/draw/FitText.tsx';
import { FitTurnsContext, fittingInTurns } from '#shared/paper/draw/fit-turns.ts';
import { InTurn } from '#shared/paper/draw/InTurn.tsx';
import { RichText } from '#shared/text/RichText.tsx';
import { fetchSyllables, waitForSyllables } from '#shared/text/syllables.ts';
import { PageMarker } from './PageMarker.tsx';
import '#shared/paper/draw/paper.css';
import '#shared/kinds/bingo/view.css';

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

const WIDTH = 160;
const WORDS = Array.from({ length: 60 }, (_, at) => `${'m'.repeat(at % 9)}revolutionary ${at}`);

/** Each word in a box of its own, one below the other; found sizes are remembered under the name. */
const Boxes = ({
  name,
  words = WORDS,
  size = 20,
}: {
  name: string;
  words?: readonly string[];
  size?: number;
}) =>
  words.map((word, at) => (
    <FitText
      key={at < WORDS.length ? word : 'typed'}
      of={`${name} ${word}`}
      width={WIDTH}
      height={40}
      size={size}
      least={7}
      className="bingo-square"
    >
      <RichText value={word} />
    </FitText>
  ));

const listBoxes = (within: Element) => [...within.querySelectorAll<HTMLElement>('.fitted')];
const isWaiting = (box: HTMLElement) => box.hasAttribute('data-waiting');

const waitForFrame = () => new Promise(requestAnimationFrame);

/** A device on which each look at the clock is a millisecond later: a turn has time for a few boxes. */
function slowDown(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
}

test('new words are fitted a few in a task, those in sight first, with a sign of work, in the sizes of one task', async () => {
  fetchSyllables('en');
  await waitForSyllables();
  const atOnce = await render(<Boxes name="at once" />);
  await document.fonts.ready;
  await waitForFrame();
  const expected = listBoxes(atOnce.container).map(({ style }) => style.fontSize);
  expect(new Set(expected).size).toBeGreaterThan(1);
  await cleanup();

  slowDown();
  const { container } = await render(
    <FitTurnsContext value={fittingInTurns}>
      <div style={{ height: innerHeight, overflow: 'clip' }} />
      <Boxes name="in turns" />
      <PageMarker page={1} count={1} onChoose={() => undefined} />
    </FitTurnsContext>,
  );
  const boxes = listBoxes(container);
  expect(boxes.filter(isWaiting).length).toBeGreaterThan(30);
  expect(container.textContent).toContain('Fitting words');
  // The last boxes come into sight.
  boxes.at(-1)?.scrollIntoView({ block: 'start' });
  const order: number[] = [];
  const seen = new MutationObserver((changes) =>
    order.push(...changes.map(({ target }) => boxes.indexOf(target as HTMLElement))),
  );
  seen.observe(container, { subtree: true, attributeFilter: ['data-waiting'] });
  await expect.poll(() => boxes.some(isWaiting)).toBe(false);
  expect(order.indexOf(boxes.length - 1)).toBeLessThan(order.indexOf(30));
  expect(container.querySelector('[data-unsettled]')).toBeNull();
  expect(container.textContent).not.toContain('Fitting words');
  expect(boxes.map(({ style }) => style.fontSize)).toEqual(expected);
});

test('a letter that is typed meanwhile is fitted in the task of its key', async () => {
  slowDown();
  const Typed = ({ word }: { word: string }) => (
    <FitTurnsContext value={fittingInTurns}>
      <Boxes name="typed" words={[...WORDS, word]} />
    </FitTurnsContext>
  );
  const { container, rerender } = await render(<Typed word="rain" />);
  await expect.poll(() => listBoxes(container).some(isWaiting)).toBe(true);
  await rerender(<Typed word="rains" />);
  expect(isWaiting(listBoxes(container).at(-1) as HTMLElement)).toBe(false);
});

test('a box that waits, and meanwhile gets a size that is known, keeps that one', async () => {
  const words = [...WORDS, 'rain'];
  const { container: known } = await render(<Boxes name="known" words={['rain']} />);
  const readSize = (within: Element) => listBoxes(within).at(-1)?.style.fontSize;
  const expected = readSize(known);
  slowDown();
  const Sized = ({ size }: { size: number }) => (
    <FitTurnsContext value={fittingInTurns}>
      <Boxes name="known" words={words} size={size} />
    </FitTurnsContext>
  );
  const { container, rerender } = await render(<Sized size={9} />);
  expect(isWaiting(listBoxes(container).at(-1) as HTMLElement)).toBe(true);
  await rerender(<Sized size={20} />);
  expect(readSize(container)).toBe(expected);
  await expect.poll(() => listBoxes(container).some(isWaiting)).toBe(false);
  expect(readSize(container)).toBe(expected);
});

const PARTS = Array.from({ length: 40 }, (_, at) => at);
const Parts = ({ word }: { word: string }) => (
  <FitTurnsContext value={fittingInTurns}>
    {PARTS.map((at) => (
      <InTurn key={at} by={PARTS}>
        <p className="part">{`${word} ${at}`}</p>
      </InTurn>
    ))}
    <PageMarker page={1} count={1} onChoose={() => undefined} />
  </FitTurnsContext>
);

test('parts that a task has no time for are drawn in the next ones, and are as they were until then, with a sign of work', async () => {
  slowDown();
  const screen = await render(<Parts word="first" />);
  const list = () => [...screen.container.querySelectorAll('.part')].map(({ textContent }) => textContent);
  const count = (word: string) => list().filter((text) => text?.startsWith(word)).length;
  expect(count('first')).toBeLessThan(PARTS.length);
  expect(screen.container.querySelector('[data-unsettled]')).not.toBeNull();
  expect(screen.container.textContent).toContain('Fitting words');
  await expect.poll(() => count('first')).toBe(PARTS.length);
  expect(screen.container.querySelector('[data-unsettled]')).toBeNull();
  await expect.poll(() => screen.container.textContent).not.toContain('Fitting words');

  await screen.rerender(<Parts word="second" />);
  expect(count('second')).toBeGreaterThan(0);
  expect([count('second') + count('first'), count('first') > 0]).toEqual([PARTS.length, true]);
  await expect.poll(list).toEqual(PARTS.map((at) => `second ${at}`));
});
