import * as z from 'zod/mini';
import { handoutDocument } from '../document/document-schema.ts';
import { envelope, SCHEMA_PATH } from './envelope.ts';

/** Builds the JSON schema of a file of Handout, from the schemas that read it. */
export function buildFileSchema(): object {
  const file = z.extend(envelope, { document: handoutDocument });
  const { $schema, ...schema } = z.toJSONSchema(file, {
    io: 'input',
    reused: 'ref',
    unrepresentable: 'any',
  });
  return {
    $schema,
    $id: `https://handout.example${SCHEMA_PATH}`,
    title: 'A document of Handout as a file',
    description: 'Fields of the document that are absent have their defaults. See docs/format/README.md.',
    ...schema,
  };
}
