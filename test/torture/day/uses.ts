import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import type { Product } from '../../support/product.ts';
import type { SignedIn } from '../support/signed-in.ts';

export const USES = ['create', 'save', 'list', 'search', 'publish', 'read', 'delete'] as const;

/** Somebody who uses a product, and the document that they make again and again. */
export interface Uses {
  readonly product: Product;
  readonly person: SignedIn;
  readonly document: Worksheet;
}

const SETTINGS = { is_private: 0, subjects: ['Science'], subject_other: '', grade_levels: ['5'] };
const WAIT_MS = 50;

/** Does once what people do all day: a document is made, saved, found, published, read by others and deleted. */
export async function doAllUses({ product, person, document }: Uses): Promise<void> {
  const { call } = person;
  const title = randomUUID();
  const made = await call('POST', '/documents', { document });
  const path = `/documents/${made.id}`;
  const version = (base: unknown) => ({ 'if-match': `"${base}"` });
  const saved = await call('PUT', path, { document: { ...document, title } }, version(made.version));
  await call('GET', '/documents');
  await call('GET', `/icons?query=${title.slice(0, 8)}%20cat`);
  await call('GET', `/gallery?kind=worksheet&words=${title.slice(0, 8)}`);
  const asked = await call('POST', `${path}/publish`, SETTINGS, version(saved.version));
  for (;;) {
    const { published_revision, state, error } = await call('GET', `${path}/publish`);
    if (published_revision === asked.version) break;
    if (state === 'failed') throw new Error(`Publishing failed: ${error}`);
    await wait(WAIT_MS);
  }
  const { pdf_url } = await call('GET', `/published/${made.id}`);
  await (await fetch(new URL(String(pdf_url), product.url))).arrayBuffer();
  await call('DELETE', path);
}
