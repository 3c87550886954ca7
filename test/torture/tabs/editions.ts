import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import type * as release from '../../release/release.ts';
import type { Edition } from './schedule.ts';

const kept = join(import.meta.dirname, '../../release/previous/release.mjs');
const previous = (await import(kept)) as typeof release;

/** What the previous release makes of a document that it reads, and of one that it sends. */
function pass(document: unknown): unknown {
  const parsed = previous.parseDocument(document);
  if (!parsed.ok) throw new Error(`The previous release cannot read ${JSON.stringify(parsed.problems)}`);
  return parsed.document;
}

type Body = { document: Record<string, unknown> };

/** How each edition sends a document. */
const SEND: Readonly<Record<Edition, ((body: Body) => Body) | null>> = {
  present: null,
  previous: ({ document }) => ({ document: pass(document) as Body['document'] }),
  outdated: ({ document }) => ({ document: { ...document, schema_version: 0 } }),
};

/** Makes a tab one of that edition: what it reads and sends is what that release's schemas make of it. */
export async function makeEdition(page: Page, edition: Edition): Promise<void> {
  const send = SEND[edition];
  if (!send) return;
  await page.route(/\/api\/documents\/[^/]+$/, async (route) => {
    const request = route.request();
    if (request.method() === 'PUT') {
      const postData = JSON.stringify(send(request.postDataJSON() as Body));
      return route.fallback({ postData });
    }
    return edition === 'previous' && request.method() === 'GET' ? answerAsPrevious(route) : route.fallback();
  });
}

async function answerAsPrevious(route: Route): Promise<void> {
  const response = await route.fetch().catch(() => null);
  if (!response) return route.abort();
  const answer = (await response.json()) as Body;
  const json = response.ok() ? { ...answer, document: pass(answer.document) } : answer;
  return route.fulfill({ response, json });
}
