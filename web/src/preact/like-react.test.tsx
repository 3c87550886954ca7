import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const focused = { type: 'button', autoFocus: true } as const;

test('an element with autoFocus has the focus when it comes, also later, and does not take it back', async () => {
  const Form = ({ step }: { step: number }) => (
    <>
      <input aria-label="Name" />
      {step > 0 && <button {...focused}>{`Step ${step}`}</button>}
    </>
  );
  const drawn = await render(<Form step={0} />);
  (drawn.getByLabelText('Name').element() as HTMLElement).focus();
  await drawn.rerender(<Form step={1} />);
  await expect.element(drawn.getByRole('button')).toHaveFocus();
  expect(drawn.getByRole('button').element().hasAttribute('autofocus')).toBe(false);
  (drawn.getByLabelText('Name').element() as HTMLElement).focus();
  await drawn.rerender(<Form step={2} />);
  await expect.element(drawn.getByRole('button', { name: 'Step 2' })).toBeInTheDocument();
  await expect.element(drawn.getByLabelText('Name')).toHaveFocus();
});

describe('when an element goes that has the focus,', () => {
  test('no handler hears that the focus has left it', async () => {
    const leave = vi.fn();
    const draw = (isShown: boolean) => (
      <form onBlur={leave}>{isShown && <input aria-label="Name" onBlur={leave} />}</form>
    );
    const drawn = await render(draw(true));
    (drawn.getByLabelText('Name').element() as HTMLElement).focus();
    await drawn.rerender(draw(false));
    expect(leave).not.toHaveBeenCalled();
    await drawn.rerender(draw(true));
    (drawn.getByLabelText('Name').element() as HTMLElement).focus();
    (drawn.getByLabelText('Name').element() as HTMLElement).blur();
    expect(leave).toHaveBeenCalledTimes(2);
  });
});

test('a row that moves keeps the focus, also in a browser that takes it away', async () => {
  const { moveBefore } = Element.prototype;
  Reflect.deleteProperty(Element.prototype, 'moveBefore');
  let order = (_: string) => {};
  function Rows() {
    const [rows, setRows] = useState('abc');
    order = setRows;
    return [...rows].map((row) => <input key={row} aria-label={row} />);
  }
  const drawn = await render(<Rows />);
  for (const row of 'abc') {
    const field = drawn.getByLabelText(row).element() as HTMLElement;
    field.focus();
    for (const next of ['bca', 'cab', 'abc']) {
      flushSync(() => order(next));
      expect(document.activeElement, `${row} in ${next}`).toBe(field);
    }
  }
  Element.prototype.moveBefore = moveBefore;
});

test('a field says where its selection is, and where the caret when nothing is selected', async () => {
  const note = vi.fn();
  const drawn = await render(
    <input
      aria-label="Name"
      defaultValue="Rain"
      onSelect={({ currentTarget }) => note(currentTarget.selectionStart, currentTarget.selectionEnd)}
    />,
  );
  (drawn.getByLabelText('Name').element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  await expect.poll(() => note.mock.lastCall).toEqual([0, 2]);
  await userEvent.keyboard('{End}');
  await expect.poll(() => note.mock.lastCall).toEqual([4, 4]);
});

test('a copy of the event of a key has its values, and the event itself', async () => {
  let seen: object | undefined;
  const drawn = await render(
    <input
      aria-label="Name"
      onKeyDown={(event) => {
        seen = { ...event };
        event.preventDefault();
      }}
    />,
  );
  (drawn.getByLabelText('Name').element() as HTMLElement).focus();
  await userEvent.keyboard('a');
  const input = drawn.getByLabelText('Name').element();
  expect(seen).toMatchObject({ key: 'a', shiftKey: false, target: input, currentTarget: input });
  expect((seen as { nativeEvent: Event }).nativeEvent).toBeInstanceOf(KeyboardEvent);
  expect((input as HTMLInputElement).value).toBe('');
});

test('the effects of a change have run when the key or the press has been done with', async () => {
  const run: string[] = [];
  function Part() {
    useEffect(() => {
      run.push('effect');
      return () => void run.push('cleanup');
    }, []);
    return null;
  }
  function Page() {
    const [isOpen, open] = useState(false);
    return (
      <>
        <button type="button" onClick={() => open(!isOpen)}>
          Open
        </button>
        {isOpen && <Part />}
      </>
    );
  }
  const drawn = await render(<Page />);
  const button = drawn.getByRole('button').element() as HTMLElement;
  button.click();
  await Promise.resolve();
  expect(run).toEqual(['effect']);
  button.click();
  await Promise.resolve();
  expect(run).toEqual(['effect', 'cleanup']);
});

test('what a function changes is drawn, with its effects, when flushSync returns', async () => {
  let change = (_: number) => {};
  const run: number[] = [];
  function Count() {
    const [count, setCount] = useState(0);
    change = setCount;
    useEffect(() => void run.push(count), [count]);
    return <output>{count}</output>;
  }
  const drawn = await render(<Count />);
  flushSync(() => change(1));
  expect(drawn.getByRole('status').element().textContent).toBe('1');
  expect(run).toEqual([0, 1]);
});

test.each(['dir', 'id', 'lang', 'title'])(
  'the attribute %s goes when its value is undefined',
  async (name) => {
    const drawn = await render(<p {...{ [name]: 'ltr' }}>Rain</p>);
    await drawn.rerender(<p {...{ [name]: undefined }}>Rain</p>);
    expect(drawn.getByText('Rain').element().hasAttribute(name)).toBe(false);
  },
);

test('so do those of a picture, a label, a field and a list', async () => {
  const draw = <Value,>(given: (value: Value) => Value | undefined) => (
    <>
      <img alt={given('Rain' as Value) as string} src={given('data:,' as Value) as string} />
      <label htmlFor={given('name' as Value) as string}>Name</label>
      <input placeholder={given('Name' as Value) as string} min={given('1' as Value) as string} />
      <ol start={given(3 as Value) as number} />
    </>
  );
  const drawn = await render(draw((value) => value));
  await drawn.rerender(draw(() => undefined));
  expect(drawn.container.innerHTML).toBe('<img><label>Name</label><input><ol></ol>');
});

test('an element of another document is created by that document, in its order', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const inside = frame.contentDocument as Document;
  const draw = (words: string[]) =>
    createPortal(
      words.map((word) => <p key={word}>{word}</p>),
      inside.body,
    );
  const drawn = await render(draw(['b']));
  await drawn.rerender(draw(['a', 'b', 'c']));
  expect([...inside.body.children].map(({ textContent }) => textContent)).toEqual(['a', 'b', 'c']);
  frame.remove();
});

describe('a field shows what was rendered where its handler refuses what was entered:', () => {
  test('a text of digits alone', async () => {
    function Digits() {
      const [digits, setDigits] = useState('1');
      return (
        <input
          aria-label="Digits"
          value={digits}
          onChange={({ target }) => setDigits(target.value.replace(/\D/g, ''))}
        />
      );
    }
    const drawn = await render(<Digits />);
    const field = drawn.getByLabelText('Digits');
    await userEvent.type(field, 'a2b');
    await expect.element(field).toHaveValue('12');
  });

  test('a switch, and one of two choices', async () => {
    const refuse = vi.fn();
    const drawn = await render(
      <>
        <input type="checkbox" aria-label="Premium" checked={false} onChange={refuse} />
        <input type="radio" name="paper" aria-label="A4" checked onChange={refuse} />
        <input type="radio" name="paper" aria-label="Letter" checked={false} onChange={refuse} />
      </>,
    );
    await drawn.getByLabelText('Premium').click();
    await drawn.getByLabelText('Letter').click();
    expect(refuse).toHaveBeenCalledTimes(2);
    await expect.element(drawn.getByLabelText('Premium')).not.toBeChecked();
    await expect.element(drawn.getByLabelText('Letter')).not.toBeChecked();
    await expect.element(drawn.getByLabelText('A4')).toBeChecked();
  });

  test('a list', async () => {
    const drawn = await render(
      <select aria-label="Font" value="Nunito" onChange={() => undefined}>
        <option>Nunito</option>
        <option>Lexend</option>
      </select>,
    );
    await userEvent.selectOptions(drawn.getByLabelText('Font'), 'Lexend');
    await expect.element(drawn.getByLabelText('Font')).toHaveValue('Nunito');
  });
});
