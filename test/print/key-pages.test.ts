import { describe, expect, test } from 'vitest';
import { everyFixture, type Fixture } from '../support/paper/fixtures.ts';
import { openPdf, printAll, type Side } from '../support/paper/printed.ts';
import { glyphsOn } from '../support/paper/printed-words.ts';
import { type Word, wordsOf } from '../support/paper/words.ts';

/** The key is the student's sheet with the answers on it: each word of one stands at its place in the other. */
const fixtures = everyFixture();
const printed = printAll(fixtures);

async function wordsOfPages(fixture: Fixture, side: Side): Promise<Word[][]> {
  const pdf = await openPdf((await printed(fixture, side)).pdf);
  const pages = Array.from({ length: pdf.numPages }, async (_, index) =>
    wordsOf(await glyphsOn(await pdf.getPage(index + 1))),
  );
  return Promise.all(pages);
}

/** In px. */
const NEAR = 0.5;
/** An answer may follow so closely that the two are one word. */
const standsIn = (word: Word, other: Word): boolean =>
  other.text.includes(word.text) &&
  Math.abs(word.baseline - other.baseline) < NEAR &&
  other.start < word.start + NEAR &&
  other.end > word.end - NEAR;

describe.concurrent.each(fixtures)('$name', (fixture) => {
  test('has its key on the same pages, each word in its place', async () => {
    const [student, key] = await Promise.all([
      wordsOfPages(fixture, 'student'),
      wordsOfPages(fixture, 'key'),
    ]);
    expect(key.length, 'pages').toBe(student.length);
    const moved = student.map((words, page) =>
      words.filter((word) => !key[page]?.some((other) => standsIn(word, other))).map(({ text }) => text),
    );
    expect(moved).toEqual(student.map(() => []));
  });
});
