import { readdirSync, readFileSync } from 'node:fs';
import { type HandoutDocument, hasItems } from '#shared/document/document.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import { readCommit } from '../read-commit.ts';

export interface Fixture {
  /** Its file, without the ending. */
  readonly name: string;
  readonly document: HandoutDocument;
}

const FOLDER = new URL('../../fixtures/documents/', import.meta.url);

/** Every document in the folder of fixtures, as the product reads it: a new file is in the suite at once. */
export function listFixtures(): Fixture[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => {
    const parsed = parseDocument(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
    if (!parsed.ok) throw new Error(`${file} is not a document`);
    return { name: file.replace(/\.json$/, ''), document: parsed.document };
  });
}

/** Tells whether an item is for the sheet or the key alone: then the two have other pages. */
export const hasItemsForOneSide = ({ document }: Fixture): boolean =>
  hasItems(document) && document.items.some(({ shown_on }) => shown_on !== undefined);

/** One document for each feature, which `npm test` prints every time. */
const ALWAYS_PRINTED = [
  'every-option',
  'every-option-bingo-5',
  'every-option-deck-s4',
  'formulas',
  'hebrew-class-trip',
  'quiz-with-answer-key',
];
/** One document of each kind, which `npm test` compares with its preview every time: that costs ten times as much as to print it. */
export const ALWAYS_COMPARED = ['every-option-bingo-5', 'every-option-deck-s4', 'quiz-with-answer-key'];
/** `npm test` takes each of the others in one of so many commits. */
const SHARES = 16;

/** Tells whether `npm test` takes the document in the commit that is checked out; `npm run test:all` takes every one. */
export function isInShare({ name }: Fixture, always: readonly string[] = ALWAYS_PRINTED): boolean {
  const others = listFixtures().filter((one) => !always.includes(one.name));
  const place = others.findIndex((one) => one.name === name);
  return place === -1 || place % SHARES === readCommit() % SHARES;
}

/** Names one of several parts of the fixtures, each for a test file of its own: the first is 1. */
export interface FixturePart {
  readonly part: number;
  readonly of: number;
}

/** Returns one part of the fixtures: for 2 of 4 the second, the sixth, the tenth … */
export const takePart = (fixtures: readonly Fixture[], { part, of }: FixturePart): Fixture[] =>
  fixtures.filter((_, index) => index % of === part - 1);
