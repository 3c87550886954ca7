import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeButton } from './ThemeButton.tsx';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';

afterEach(() => {
  localStorage.removeItem('theme');
  delete document.documentElement.dataset.theme;
});

const readGround = () => getComputedStyle(document.documentElement).backgroundColor;

test('one press draws the interface dark and remembers it, the next is as the system has it', async () => {
  const screen = await render(<ThemeButton />);
  const light = readGround();
  await userEvent.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(readGround()).not.toBe(light);
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Light theme' }));
  expect(readGround()).toBe(light);
  expect(localStorage.getItem('theme')).toBeNull();
});
