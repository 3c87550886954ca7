import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadQuestion } from '#shared/items/parts/read-question.ts';
import type { SourceFile } from '#shared/questions/source/reading.ts';
import { WRITE_FORMAT_NAMES, WRITE_FORMATS } from '#shared/questions/write/format-names.ts';
import { writeQuestions } from '#shared/questions/write/formats.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');

const QUESTIONS: readonly ReadQuestion[] = [
  {
    type: 'choice',
    prompt: 'Which is cold?',
    options: [
      { text: 'ice', correct: true },
      { text: 'fire', correct: false },
    ],
  },
  {
    type: 'choice',
    prompt: 'Which are wet?',
    several: true,
    options: [
      { text: 'rain', correct: true },
      { text: 'dew', correct: true },
      { text: 'sand', correct: false },
    ],
  },
  {
    type: 'gaps',
    prompt: 'Rain falls from ____ to ____.',
    answers: ['clouds', 'sea / ocean'],
    wrong: [['rivers'], []],
  },
  {
    type: 'pairs',
    prompt: 'Match.',
    pairs: [
      { left: 'dog', right: 'bark' },
      { left: 'cat', right: 'meow' },
    ],
    extras: ['moo'],
  },
  { type: 'order', prompt: 'Sort.', entries: ['first', 'second', 'third'] },
  { type: 'open', prompt: 'How many planets?', answer: '8 / eight', lines: 1 },
  { type: 'card', term: 'el pan', definition: 'bread' },
  { type: 'text', prompt: 'Read \u2063$\\frac{1}{2}$\u2063 of it.' },
];

const readFolder = (folder: string): SourceFile[] =>
  readdirSync(join(FIXTURES, folder))
    .filter((name) => !name.endsWith('.key'))
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(FIXTURES, folder, name))) }));

/** Lists the files that are broken: the fixtures, and questions of every type in every format that is written. */
export async function listSeeds(): Promise<SourceFile[]> {
  const written = await Promise.all(
    WRITE_FORMAT_NAMES.map(async (format) => {
      const { bytes } = await writeQuestions(format, { title: 'Water', questions: QUESTIONS });
      return { name: `all.${WRITE_FORMATS[format].ending}`, bytes };
    }),
  );
  return [...readFolder('questions'), ...readFolder('keys'), ...written];
}
