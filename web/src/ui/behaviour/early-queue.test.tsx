import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { early } from './early-queue.ts';

/** Expects the field with that label, from a press on. */
const expectField = (label: string, place?: Element) =>
  early.expect({ reach: () => focusField(label), ...(place && { place }) });

const find = (label: string) => document.querySelector<HTMLInputElement>(`[aria-label=${label}]`);

function focusField(label: string): boolean {
  find(label)?.focus();
  return find(label) !== null;
}

const paste = (words: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', words);
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};

const Fields = ({ labels }: { labels: readonly string[] }) =>
  labels.map((label) => <input key={label} aria-label={label} defaultValue="" />);

test('two fields that are awaited one after the other get their own letters, and the second the focus', async () => {
  expectField('First');
  await userEvent.keyboard('one');
  expectField('Second');
  await userEvent.keyboard('two');
  const { rerender } = await render(<Fields labels={['Second']} />);
  await expect.poll(() => find('Second')?.value).toBe('two');
  await rerender(<Fields labels={['First', 'Second']} />);
  await expect.poll(() => find('First')?.value).toBe('one');
  expect(document.activeElement).toBe(find('Second'));
});

test('what waits for a field of a document goes with that, and no field of the next one gets it', async () => {
  const { container, rerender } = await render(
    <section key="old">
      <button type="button">Elsewhere</button>
    </section>,
  );
  const place = container.querySelector('section') ?? undefined;
  expectField('Title', place);
  await userEvent.keyboard('old');
  await userEvent.click(document.querySelector('section button') as Element);
  await rerender(
    <section key="new">
      <Fields labels={['Title']} />
    </section>,
  );
  await userEvent.click(find('Title') as Element);
  await userEvent.keyboard('new');
  expect(find('Title')?.value).toBe('new');
});

test('what is pressed once something without a field has the focus is for the page, and what came before for nobody', async () => {
  await render(
    <div className="early-place">
      <button type="button">Title</button>
    </div>,
  );
  const press = (key: string) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent) => heard.push(key);
  document.addEventListener('keydown', listen);
  early.expect({ within: '.early-place' });
  press('a');
  document.querySelector<HTMLElement>('.early-place button')?.focus();
  // In the same task, as on a busy machine.
  press('?');
  await expect.poll(() => heard).toEqual(['?']);
  document.removeEventListener('keydown', listen);
});

test.each([
  ['a letter of a paste is taken back', () => [paste('rain'), userEvent.keyboard('{Backspace}!')], 'rai!'],
  [
    'a word is taken back',
    () => [userEvent.keyboard('rain falls{Control>}{Backspace}{/Control}!')],
    'rain !',
  ],
  ['letters are written before others', () => [userEvent.keyboard('rain{Home}the {End}!')], 'the rain!'],
  ['all is replaced', () => [userEvent.keyboard('rain{Control>}a{/Control}snow')], 'snow'],
  ['letters are undone', () => [userEvent.keyboard('rain{Control>}z{/Control}snow')], 'snow'],
  ['a letter is deleted', () => [userEvent.keyboard('rain{ArrowLeft}{Delete}d')], 'raid'],
])('keys for a field that is not there do there what they do in a text: %s', async (_, write, expected) => {
  expectField('Field');
  await Promise.all(write());
  await render(<Fields labels={['Field']} />);
  await expect.poll(() => find('Field')?.value).toBe(expected);
});

test('a field is awaited as long as somebody writes, however slowly it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    expectField('Field');
    for (const key of 'rain') {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      vi.advanceTimersByTime(4_000);
    }
  } finally {
    vi.useRealTimers();
  }
  await render(<Fields labels={['Field']} />);
  await expect.poll(() => find('Field')?.value).toBe('rain');
  expect(document.activeElement).toBe(find('Field'));
});

/** Asks for a search, and leads from there to another field. */
function Search() {
  const [isFound, setFound] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    expectField('Next');
    setFound(true);
  };
  return (
    <>
      <form className="dialog" onSubmit={submit}>
        {/* biome-ignore lint/a11y/noAutofocus: as in a dialog */}
        <input autoFocus aria-label="Search" />
      </form>
      <Fields labels={isFound ? ['Next'] : []} />
    </>
  );
}

test('what is typed behind Enter for a dialog goes to what that leads to, in its order', async () => {
  early.expect({ within: '.dialog', giveUp: () => undefined });
  await userEvent.keyboard('open{Enter}Why?');
  await render(<Search />);
  await expect.poll(() => find('Next')?.value).toBe('Why?');
  expect(find('Search')?.value).toBe('open');
});

test('where the field of an early press does not come, what was pressed after it is written all the same', async () => {
  const { container } = await render(
    <div className="page">
      <Fields labels={['Second']} />
    </div>,
  );
  const { x, y } = find('Second')?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const press = new MouseEvent('click', { clientX: x + 2, clientY: y + 2 });
  container.addEventListener('click', () => focusField('Second'));
  const first = { reach: () => false };
  early.list(first).push({ text: 'one' }, { press }, { text: 'two' });
  early.expect(first);
  // Whoever presses anything goes on elsewhere.
  await userEvent.click(container);
  await expect.poll(() => find('Second')?.value).toBe('two');
});
