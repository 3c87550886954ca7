import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSwipe } from './use-swipe.ts';

function Card({ onSwipe, onPress }: { onSwipe: (to: string) => void; onPress: () => void }) {
  return (
    <button type="button" {...useSwipe(onSwipe)} onClick={onPress}>
      Card
    </button>
  );
}

test.each([
  ['to the right', 'touch', [90, 10], ['right']],
  ['to the left', 'touch', [-90, -20], ['left']],
  ['that is short presses the card', 'touch', [30, 0], []],
  ['downwards scrolls', 'touch', [60, 200], []],
  ['of a mouse presses the card', 'mouse', [90, 0], []],
] as const)('a swipe %s', async (_, pointerType, [x, y], expected) => {
  const [onSwipe, onPress] = [vi.fn(), vi.fn()];
  const screen = await render(<Card onSwipe={onSwipe} onPress={onPress} />);
  const card = screen.getByRole('button').element();
  const at = (clientX: number, clientY: number) => ({ pointerType, clientX, clientY, bubbles: true });
  card.dispatchEvent(new PointerEvent('pointerdown', at(200, 200)));
  card.dispatchEvent(new PointerEvent('pointerup', at(200 + x, 200 + y)));
  card.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onSwipe.mock.calls.flat()).toEqual(expected);
  expect(onPress).toHaveBeenCalledTimes(expected.length > 0 ? 0 : 1);
});
