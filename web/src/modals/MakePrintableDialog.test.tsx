import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { queryClient } from '../api/query-client.ts';
import { MakePrintableDialog } from './MakePrintableDialog.tsx';
import type { PrintableForm } from './printable-form.ts';

const LAST = { is_private: 0, link_shared: false, subjects: ['Art'], subject_other: '', grade_levels: ['2'] };
const UNANSWERED: PrintableForm = {
  is_private: 1,
  link_shared: false,
  subjects: [],
  subject_other: '',
  grade_levels: [],
};

const answer = (last: object | null) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(last));

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MakePrintableDialog
        documentId={null}
        onClose={() => undefined}
        answers={UNANSWERED}
        usual={{ grades: [] }}
        naming={null}
        hasAnswers={false}
        pictured={{ uploads: false, premium: false }}
        lacks={[]}
        hints={[]}
        prepare={async () => null}
        onReceipt={() => undefined}
        onPublished={() => undefined}
      />
    </QueryClientProvider>,
  );

beforeEach(() => queryClient.clear());
afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
});

test('Make Printable offers the subject and the grades of last time, and another subject replaces the offered one', async () => {
  answer(LAST);
  const screen = await open();
  const box = (name: string) => screen.getByRole('checkbox', { name, exact: true });
  await expect.element(box('Art')).toBeChecked();
  await expect.element(box('Grade 2')).toBeChecked();
  await expect.element(screen.getByText('From your last document. Up to three.')).toBeVisible();
  await screen.getByText('Science', { exact: true }).click();
  await expect.element(box('Science')).toBeChecked();
  await expect.element(box('Art')).not.toBeChecked();
});

test('Make Printable scrolls to the first field in error, whole, and focuses it', async () => {
  answer(null);
  const screen = await open();
  const body = () => document.querySelector('.dialog-body') as HTMLElement;
  await expect.element(screen.getByText('Up to three.')).toBeVisible();
  (document.querySelector('.dialog-frame') as HTMLElement).style.height = '320px';
  body().scrollTop = body().scrollHeight;
  await screen.getByRole('button', { name: 'Make Printable' }).click();
  const field = screen.getByRole('group', { name: 'Subjects' });
  await expect.poll(() => field.element().contains(document.activeElement)).toBe(true);
  const label = field.getByText('Subjects').element();
  expect(label.getBoundingClientRect().top).toBeGreaterThanOrEqual(body().getBoundingClientRect().top);
});
