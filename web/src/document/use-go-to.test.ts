import { expect, test } from 'vitest';
import { findSection } from './use-go-to.ts';

test.each([
  ['style.font', 'body'],
  ['paper', 'page'],
  ['locale', 'page'],
  ['large_print', 'page'],
  ['title', 'header'],
])('%s is found in its section of the side bar', (field, section) => {
  expect(findSection(field)).toBe(section);
});
