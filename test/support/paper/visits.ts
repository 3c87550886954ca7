import { range, Semaphore } from 'es-toolkit';
import type { TestBrowser } from '../browser.ts';
import type { Product } from '../product.ts';
import type { Fixture } from './fixtures.ts';
import { Preview } from './preview.ts';
import { type Side, sidesOf } from './printed.ts';
import type { Sheet } from './same-words.ts';

/** What somebody saw of a document in the editor, sheet by sheet. */
export interface Seen {
  readonly sheets: readonly Sheet[];
  /** What stands on each sheet, as markup. */
  readonly drawings: readonly string[];
  /** How each looks; null where the student's side has the very same on it, and has been looked at. */
  readonly pictures: readonly (Buffer | null)[];
}

/** As many documents are looked at side by side. */
const AT_ONCE = 2;

/** Looks at documents in the editor: each once, its student's side and then its key. */
export class Visits {
  private readonly free: Preview[] = [];
  private readonly turns = new Semaphore(AT_ONCE);
  private readonly visits = new Map<string, Promise<Record<Side, Seen>>>();

  static async start(browser: TestBrowser, product: Product): Promise<Visits> {
    const visits = new Visits();
    for (const _ of range(AT_ONCE)) {
      const { page } = await browser.person({ width: 1440, height: 1200 });
      visits.free.push(new Preview(page, product));
    }
    return visits;
  }

  /** What both sides of the document look like; whoever asks again is given the same. */
  of(fixture: Fixture): Promise<Record<Side, Seen>> {
    const visit = this.visits.get(fixture.name) ?? this.visit(fixture);
    this.visits.set(fixture.name, visit);
    return visit;
  }

  private async visit(fixture: Fixture): Promise<Record<Side, Seen>> {
    await this.turns.acquire();
    const preview = this.free.pop();
    if (!preview) throw new Error('There are fewer previews than turns');
    try {
      await preview.open({ ...fixture.document, show_answer_key: false });
      const student = await lookAtAll(preview);
      if (!sidesOf(fixture).includes('key')) return { student, key: student };
      await preview.showKey();
      return { student, key: await lookAtAll(preview, student) };
    } finally {
      this.free.push(preview);
      this.turns.release();
    }
  }
}

async function lookAtAll(preview: Preview, student?: Seen): Promise<Seen> {
  const sheets: Sheet[] = [];
  const drawings: string[] = [];
  const pictures: (Buffer | null)[] = [];
  for (const place of range(await preview.count())) {
    const { sheet, drawing } = await preview.read(place);
    sheets.push(sheet);
    drawings.push(drawing);
    pictures.push(drawing === student?.drawings[place] ? null : await preview.picture(place));
  }
  return { sheets, drawings, pictures };
}
