import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { queryClient } from '../api/query-client.ts';
import { ProviderButtons } from './ProviderButtons.tsx';
import { SignInDialog } from './SignInDialog.tsx';

const answer = (providers: object[]) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ providers }));

beforeEach(() => queryClient.clear());
afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
});

test('the sign-in panel has a button for each provider that the site names, which leads to that one', async () => {
  answer([
    { id: 'google', label: 'Google' },
    { id: 'river', label: 'River School' },
  ]);
  const chosen = vi.fn();
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <ProviderButtons onChoose={chosen} />
    </QueryClientProvider>,
  );
  await screen.getByRole('button', { name: 'Continue with River School' }).click();
  expect(chosen).toHaveBeenCalledWith('river');
  const google = screen.getByRole('button', { name: 'Continue with Google', exact: true });
  await expect.element(google).toBeVisible();
  expect(google.element().querySelector('svg path')?.getAttribute('fill')).toBe('#4285F4');
  await expect.element(screen.getByText('or with your e-mail')).toBeVisible();
});

test('the sign-in panel of a site without providers has address and password alone', async () => {
  const asked = answer([]);
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <SignInDialog isOpen onClose={() => undefined} onSignedIn={() => undefined} />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByLabelText('E-mail')).toBeVisible();
  await expect.poll(() => asked.mock.calls).not.toHaveLength(0);
  await expect.element(screen.getByText('Continue with')).not.toBeInTheDocument();
  await expect.element(screen.getByText('or with your e-mail')).not.toBeInTheDocument();
});
