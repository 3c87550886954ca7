import { expect, test } from 'vitest';
import { getScreen, isCovering } from './screens.ts';

test.each([
  [1366, 'wide'],
  [926, 'wide'],
  [925, 'beside'],
  [820, 'beside'],
  [683, 'over'],
  [390, 'phone'],
])('a window of %d px is %s', (width, screen) => {
  expect(getScreen(width)).toBe(screen);
});

test('a drawer covers the sheets where there is no room beside it', () => {
  expect((['wide', 'beside', 'over', 'phone'] as const).filter(isCovering)).toEqual(['over', 'phone']);
});
