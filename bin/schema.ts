import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SCHEMA_PATH } from '#shared/document-file/envelope.ts';
import { buildFileSchema } from '#shared/document-file/json-schema.ts';
import { readArguments, runCommand } from './command.ts';
import { writeOutput } from './command-files.ts';

/** Writes the JSON schema of a document as a file, which the site serves: `npm run schema` */
const PATH = join(import.meta.dirname, '../web/public', SCHEMA_PATH);

await runCommand(async () => {
  readArguments({ usage: 'Usage: npm run schema', words: [0, 0] });
  const text = `${JSON.stringify(buildFileSchema(), null, 1)}\n`;
  // A file that is written again makes the editor stale, which takes its time to build.
  const isOld = !existsSync(PATH) || readFileSync(PATH, 'utf8') !== text;
  mkdirSync(dirname(PATH), { recursive: true });
  if (isOld) writeOutput(PATH, text);
  console.log(isOld ? PATH : `${PATH} is up to date.`);
});
