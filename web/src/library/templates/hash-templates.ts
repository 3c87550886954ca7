import { createHash } from 'node:crypto';
import { TEMPLATE_DOCUMENTS } from './documents.ts';

/** Returns a hash of each template's document: tells whether its picture shows what the template has now. */
export const hashTemplates = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(TEMPLATE_DOCUMENTS).map(([id, document]) => [
      id,
      createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 16),
    ]),
  );
