import { PAPERS } from '#shared/vocabulary/papers.ts';
import { pick, readArguments } from './command.ts';
import { checkOutput, resolveForCaller } from './command-files.ts';

const USAGE =
  'Usage: npm run render -- DOCUMENT OUT.pdf [--key] [--large] [--paper letter|a4] [--images DIR]';

const OPTIONS = {
  key: { type: 'boolean', default: false },
  large: { type: 'boolean', default: false },
  paper: { type: 'string' },
  images: { type: 'string' },
} as const;

/** Reads what to render and where to; throws a UsageError before anything is built or started for it. */
export function readRendering() {
  const { values, positionals } = readArguments({ usage: USAGE, options: OPTIONS, words: [2, 2] });
  const [source, target] = positionals.map(resolveForCaller) as [string, string];
  const paper = values.paper === undefined ? undefined : pick('paper', values.paper, PAPERS);
  const images = values.images === undefined ? null : resolveForCaller(values.images);
  checkOutput(target, [source]);
  return { ...values, source, target, paper, images };
}
