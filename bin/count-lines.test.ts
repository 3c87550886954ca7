import { expect, test } from 'vitest';
import { countLines } from './count-lines.ts';

test('lines of tests are those of test files, wherever they are, and all in test/', () => {
  const rooms = countLines('web/a.ts:10\nweb/b.css:5\nweb/a.test.tsx:7\ntest/support/c.ts:3\n');
  expect(Object.fromEntries(rooms)).toEqual({
    web: { production: 15, tests: 7 },
    test: { production: 0, tests: 3 },
  });
});

test('a revision that is named stands before each path', () => {
  expect(countLines('HEAD~1:bin/a.ts:4\n', 'HEAD~1').get('bin')).toEqual({ production: 4, tests: 0 });
});
