import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Button } from '../buttons/Button.tsx';
import { Chips } from '../fields/CheckboxGroup.tsx';
import { Segments } from '../fields/Segments.tsx';
import { Switch } from '../fields/Switch.tsx';

const emulate = (value: string) =>
  (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  });
interface Session {
  send(method: string, parameters: object): Promise<unknown>;
}

beforeAll(() => emulate('active'));
afterAll(() => emulate('none'));
afterEach(() => cleanup());

/** Reads a colour of the user's as the browser writes it. */
function readSystemColor(name: string): string {
  const sample = document.body.appendChild(document.createElement('i'));
  sample.style.cssText = `forced-color-adjust: none; color: ${name}`;
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}

const ignore = () => undefined;

const readStyle = (selector: string, part?: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return getComputedStyle(found, part);
};

test('a switch that is on is filled as a selection is, one that is off is not', async () => {
  await render(
    <>
      <Switch isSelected onChange={ignore}>
        On
      </Switch>
      <Switch isSelected={false} onChange={ignore}>
        Off
      </Switch>
    </>,
  );
  expect(readStyle('.switch[data-selected] .switch-track').backgroundColor).toBe(
    readSystemColor('Highlight'),
  );
  expect(readStyle('.switch[data-selected] .switch-track', '::before').backgroundColor).toBe(
    readSystemColor('HighlightText'),
  );
  expect(readStyle('.switch:not([data-selected]) .switch-track').backgroundColor).toBe(
    readSystemColor('Canvas'),
  );
  expect(readStyle('.switch:not([data-selected]) .switch-track', '::before').backgroundColor).toBe(
    readSystemColor('CanvasText'),
  );
});

test('a switch that cannot be used is grey', async () => {
  await render(
    <Switch isSelected={false} onChange={ignore} isDisabled>
      Off
    </Switch>,
  );
  expect(readStyle('.switch-track').borderTopColor).toBe(readSystemColor('GrayText'));
});

test('a chosen segment has the colours of a selection, without a ground behind its words', async () => {
  const options = [
    { value: 'left', label: 'Left' },
    { value: 'right', label: 'Right' },
  ] as const;
  await render(<Segments label="Side" options={options} value="left" onChange={() => undefined} />);
  const { backgroundColor, color, forcedColorAdjust } = readStyle('.choice[data-selected]');
  expect([backgroundColor, color]).toEqual(['Highlight', 'HighlightText'].map(readSystemColor));
  expect(forcedColorAdjust).toBe('none');
  expect(readStyle('.choice:not([data-selected])').color).toBe(readSystemColor('CanvasText'));
});

test('a filled button that cannot be used looks like no selection', async () => {
  await render(
    <>
      <Button variant="filled">Make</Button>
      <Button variant="filled" isDisabled>
        Make later
      </Button>
    </>,
  );
  expect(readStyle('.button:not([data-disabled])').backgroundColor).toBe(readSystemColor('Highlight'));
  expect(readStyle('.button[data-disabled]').color).toBe(readSystemColor('GrayText'));
});

/** Describes how an element and all within it look: colours, lines and what shows the focus. */
function readLook(root: Element): string {
  const parts = [root, ...root.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`;
      const { backgroundColor, color, borderTopColor, borderTopStyle, display, visibility } = style;
      return [backgroundColor, color, borderTopColor, borderTopStyle, outline, display, visibility].join();
    }),
  );
  return parts.join('\n');
}

const CHIPS = [
  { value: 'a', label: 'Chosen' },
  { value: 'b', label: 'Off' },
  { value: 'c', label: 'Disabled', isDisabled: true },
] as const;
const SEGMENTS = CHIPS.map((option) => ({ ...option }));

test.each([
  [
    'chips',
    <Chips key="chips" label="Grades" options={CHIPS} value={['a']} onChange={() => undefined} />,
    '.chip-choice',
  ],
  [
    'segments',
    <Segments key="segments" label="Side" options={SEGMENTS} value="a" onChange={() => undefined} />,
    '.choice',
  ],
  [
    'switches',
    <div key="switches">
      <Switch isSelected onChange={ignore}>
        Chosen
      </Switch>
      <Switch isSelected={false} onChange={ignore}>
        Off
      </Switch>
      <Switch isSelected={false} onChange={ignore} isDisabled>
        Disabled
      </Switch>
    </div>,
    '.switch',
  ],
])('of %s, what is chosen, off, disabled and focused differ from each other', async (_, drawn, one) => {
  await render(drawn);
  const find = (at: number) => [...document.querySelectorAll(one)][at] as HTMLElement;
  const still = [0, 1, 2].map((at) => readLook(find(at)));
  await userEvent.tab();
  const at = [0, 1].find((place) => find(place).contains(document.activeElement)) ?? 0;
  const focused = readLook(find(at));
  expect(new Set([...still, focused]).size).toBe(4);
});
