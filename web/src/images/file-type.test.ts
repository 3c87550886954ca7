import { expect, test } from 'vitest';
import { correctImageType, isImageType } from './file-type.ts';

test.each([
  ['cat.JPG', '', 'image/jpeg'],
  ['cat.jpg', 'image/jpg', 'image/jpeg'],
  ['cat.jpeg', 'image/pjpeg', 'image/jpeg'],
  ['cat.png', 'application/octet-stream', 'image/png'],
  ['cat.svg', '', 'image/svg+xml'],
  ['cat.png', 'image/gif', 'image/gif'],
  ['cat', '', ''],
])('%s, which the system calls “%s”, is taken as “%s”', async (name, type, expected) => {
  const file = correctImageType(new File(['four'], name, { type }));
  expect([file.name, file.type, await file.text()]).toEqual([name, expected, 'four']);
  expect(isImageType(file.type)).toBe(expected.startsWith('image/') && expected !== 'image/gif');
});
