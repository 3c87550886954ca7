import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SCHEMA_PATH } from '#shared/document-file/envelope.ts';
import { buildFileSchema } from '#shared/document-file/json-schema.ts';

/** Writes the JSON schema of a document as a file, which the site serves: `npm run schema` */
const PATH = join(import.meta.dirname, '../web/public', SCHEMA_PATH);

mkdirSync(dirname(PATH), { recursive: true });
writeFileSync(PATH, `${JSON.stringify(buildFileSchema(), null, 1)}\n`);
console.log(PATH);
