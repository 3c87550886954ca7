import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { queryClient } from '../../api/query-client.ts';
import { listViolations } from '../../catalogue/list-violations.ts';
import { Editor } from '../../document/editor.ts';
import { EditorContext } from '../../document/editor-context.ts';
import { KeepDialog } from './KeepDialog.tsx';

beforeEach(() => queryClient.clear());
afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
});

const link = { id: 'kept', revision: '2026-03-01T10:00:00.000Z' };
const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <EditorContext
        value={new Editor(aWorksheet({ items: [{ ...anOpenResponse('Why?', 'a'), kept: link }] }))}
      >
        <KeepDialog ids={['a']} onClose={() => undefined} />
      </EditorContext>
    </QueryClientProvider>,
  );

test('a bank that cannot be read is said and asked again, and nothing can be kept before', async () => {
  const refused = { code: 'invalid', message: 'The bank is closed.', where: null, problems: [] };
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json(refused, { status: 400 }));
  const screen = await open();
  await expect.element(screen.getByText('The bank is closed.')).toBeVisible();
  await expect.element(screen.getByText('Searching your bank')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Keep', exact: true })).toBeDisabled();
  expect(await listViolations(document.body)).toEqual([]);
  const before = fetched.mock.calls.length;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(before);
});
