import { setTimeout as wait } from 'node:timers/promises';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { Product } from '../../support/product.ts';
import type { TrialRecord } from '../support/record.ts';
import { signUpAt } from '../support/signed-in.ts';
import { findMarks } from './shown-texts.ts';
import type { WatchedPerson } from './watched-person.ts';

interface Published {
  readonly product: Product;
  /** Who looks at the pages, without an account. */
  readonly student: WatchedPerson;
  readonly record: TrialRecord;
  readonly documents: readonly { readonly name: string; readonly document: HandoutDocument }[];
}

type Body = Readonly<Record<string, unknown>>;
const PATIENCE_MS = 90_000;
const SETTINGS = { is_private: 0, subjects: ['Math'], subject_other: '', grade_levels: ['K'] };

/** Publishes documents, and counts the texts on their pages and in study mode. */
export async function showPublished({ product, student, record, documents }: Published): Promise<void> {
  const { call } = await signUpAt(product);
  for (const { name, document } of documents) {
    const { id } = await call('POST', '/documents', { document });
    await call('POST', `/documents/${id}/publish`, SETTINGS, { 'if-match': '"1"' });
    const end = Date.now() + PATIENCE_MS;
    let state: Body = {};
    while (!/published|failed/.test(String(state.state ?? state.status))) {
      if (Date.now() > end) throw new Error(`${name} is not published: ${JSON.stringify(state)}`);
      await wait(200);
      state = await call('GET', `/documents/${id}/publish`);
    }
    await student.page.goto(`${product.url}/d/${id}`, { waitUntil: 'networkidle' });
    const shown = await student.page.content();
    record.tryOne('text on the published page', findMarks(shown).size);
    if (document.entity_type === 'flashcard') await study(student, record, document.items.length);
  }
}

/** Turns every card, and counts the sides that were shown. */
async function study({ page }: WatchedPerson, record: TrialRecord, cards: number): Promise<void> {
  await page.getByRole('button', { name: 'Study on the screen' }).click();
  const dialog = page.getByRole('dialog');
  const said = dialog.locator('.study [role=status]');
  const shown = new Set<string>();
  for (let press = 0; press < cards * 2; press++) {
    const before = await said.innerText();
    for (const mark of findMarks(`${before} ${await dialog.innerText()}`)) shown.add(mark);
    await page.keyboard.press(press % 2 === 0 ? 'Space' : 'ArrowRight');
    if (press < cards * 2 - 1) await page.waitForFunction(saysMore, before);
  }
  record.tryOne('text in study mode', shown.size);
}

/** Runs in the page. */
const saysMore = (before: string): boolean =>
  (document.querySelector('.study [role=status]') as HTMLElement | null)?.innerText !== before;
