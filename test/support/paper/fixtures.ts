import { readdirSync, readFileSync } from 'node:fs';
import type { HandoutDocument } from '#shared/document/document.ts';
import { parseDocument } from '#shared/document/parse-document.ts';

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
