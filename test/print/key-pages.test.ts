import { describe, expect, test } from 'vitest';
import { everyFixture, type Fixture } from '../support/paper/fixtures.ts';
import { printAll, type Side } from '../support/paper/printed.ts';
import { readPdf } from '../support/pdf.ts';

/** The key is the student's sheet with the answers on it: what stands on a page of one stands there in the other. */
const fixtures = everyFixture();
const printed = printAll(fixtures);

async function wordsOn(fixture: Fixture, side: Side): Promise<string[][]> {
  const pages = await readPdf((await printed(fixture, side)).pdf);
  return pages.map(({ text }) => text.split(' '));
}

/** What of a page is not in the other, each word as often as it lacks. */
function lacking(words: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

describe.concurrent.each(fixtures)('$name', (fixture) => {
  test('has its key on the same pages, unless an answer is longer than its space, which is said', async () => {
    const { warnings } = await printed(fixture, 'key');
    const tooLong = warnings.some((warning) => warning.includes('longer than its space'));
    const [student, key] = await Promise.all([wordsOn(fixture, 'student'), wordsOn(fixture, 'key')]);
    if (tooLong) return;
    expect(key.length, 'pages').toBe(student.length);
    expect(student.map((words, page) => lacking(words, key[page] ?? []))).toEqual(student.map(() => []));
  });
});
