import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDocumentFile } from '../document-file/read-file.ts';
import { readAny, writeAny } from './convert.ts';

const FOLDER = join(import.meta.dirname, '../../test/fixtures/questions');
const read = (name: string) => readAny({ name, bytes: new Uint8Array(readFileSync(join(FOLDER, name))) });

test('a bank becomes a worksheet as a file of Handout, and its questions come back out of it', async () => {
  const bank = await read('water.gift');
  const { bytes, losses } = await writeAny('handout', bank);
  // What the bank itself leaves out, and no more.
  expect(losses).toEqual(bank.losses);
  expect(readDocumentFile({ name: 'a.handout.json', bytes }).document).toMatchObject({
    ...{ entity_type: 'worksheet', title: 'water' },
    items: bank.questions.map(() => expect.anything()),
  });
  const again = await readAny({ name: 'a.handout.json', bytes });
  expect(again.questions.map(({ type }) => type)).toEqual(bank.questions.map(({ type }) => type));
});

test('cards become a deck, which is written as one of Anki and read again', async () => {
  const words = await read('words.tsv');
  const { bytes } = await writeAny('handout', words);
  const deck = await readAny({ name: 'words.handout.json', bytes });
  expect(deck.questions).toEqual(words.questions);
  const anki = await writeAny('anki', deck);
  expect((await readAny({ name: 'a.apkg', bytes: anki.bytes })).questions).toEqual(words.questions);
});
