import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WithValue } from '../../catalogue/WithValue.tsx';
import { createLazyPart } from '../lazy/lazy-part.tsx';
import { Section } from './Section.tsx';

test('closed, it shows what is inside in short and builds nothing; Enter opens it', async () => {
  const drawn = await render(
    <WithValue initial={false}>
      {(isOpen, setOpen) => (
        <Section title="Header" summary="The Water Cycle" isOpen={isOpen} onToggle={setOpen}>
          <input aria-label="Title" />
        </Section>
      )}
    </WithValue>,
  );
  const row = drawn.getByRole('button', { name: /Header/ });
  await expect.element(row).toHaveAttribute('aria-expanded', 'false');
  await expect.element(row).toMatchTextContent(/The Water Cycle/);
  expect(drawn.getByLabelText('Title').query()).toBeNull();
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row).toHaveAttribute('aria-expanded', 'true');
  await expect.element(drawn.getByLabelText('Title')).toBeVisible();
});

test('a part that does not arrive says so, and offers a reload', async () => {
  const Missing = createLazyPart<object>(() => Promise.reject(new Error('There is no connection')));
  const drawn = await render(<Missing />);
  await expect.element(drawn.getByRole('alert')).toMatchTextContent(/could not be fetched/);
  await expect.element(drawn.getByRole('button', { name: 'Reload' })).toBeVisible();
});
