import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { once, retry } from 'es-toolkit';
import * as z from 'zod/mini';
import type { HandoutDocument } from '#shared/document/document.ts';
import { createWorksheetOfPages } from '../bench/support/documents.ts';
import { aWorksheet } from '../support/builders.ts';
import { aPhoto } from '../support/photos.ts';
import type { Product } from '../support/product.ts';
import { type SignedIn, signUpAt } from '../torture/support/signed-in.ts';

/** Seconds between two things that a teacher does, on average. */
export interface Pace {
  readonly save: number;
  readonly publish: number;
  readonly picture: number;
}

/** What all teachers of a run have seen: milliseconds of each, and what went wrong. */
export interface Seen {
  readonly saves: number[];
  readonly publishes: number[];
  readonly pictures: number[];
  readonly errors: string[];
}

const SETTINGS = { is_private: 0, subjects: ['Science'], subject_other: '', grade_levels: ['5'] };
/** How often the page asks whether the PDF is there. */
const POLL_MS = 1_000;
/** The picture that everybody adds: what it costs is its cleaning. */
const PHOTO = once(() => aPhoto());
const saved = z.object({ id: z.string(), version: z.number() });
const state = z.object({ state: z.string(), published_revision: z.nullable(z.number()) });

/** Makes the document of the teacher of that number: seven of ten are short, two have four pages, one has twenty. */
const createFor = (number: number): HandoutDocument => {
  const kind = number % 10;
  if (kind < 7) return aWorksheet();
  return createWorksheetOfPages(kind < 9 ? 4 : 20);
};

/** One teacher who edits a document, publishes it now and then, and adds pictures. */
export class LoadTeacher {
  readonly #person: SignedIn;
  readonly #seen: Seen;
  readonly #random: () => number;
  #document: HandoutDocument;
  #id = '';
  #version = 0;

  private constructor(
    person: SignedIn,
    seen: Seen,
    { number, random }: { number: number; random: () => number },
  ) {
    this.#person = person;
    this.#seen = seen;
    this.#random = random;
    this.#document = createFor(number);
  }

  /** Signs up, and stores the first version. */
  static async enter(
    product: Product,
    seen: Seen,
    who: { number: number; random: () => number },
  ): Promise<LoadTeacher> {
    const teacher = new LoadTeacher(await signUpAt(product), seen, who);
    const body = { document: teacher.#document };
    const { id, version } = saved.parse(await teacher.#person.call('POST', '/documents', body));
    teacher.#id = id;
    teacher.#version = version;
    return teacher;
  }

  /** Works until that time, in ms since 1970; the three things that a teacher does have a pace each. */
  async work(until: number, pace: Pace): Promise<void> {
    const due = {
      save: this.#next(pace.save),
      publish: this.#next(pace.publish),
      picture: this.#next(pace.picture),
    };
    while (true) {
      const [what, at] = (Object.entries(due) as [keyof Pace, number][]).reduce((one, other) =>
        other[1] < one[1] ? other : one,
      );
      if (at > until) return;
      await wait(Math.max(0, at - Date.now()));
      await this.#do(what);
      due[what] = this.#next(pace[what]);
    }
  }

  /** Describes how what is stored differs from the last acknowledged save; null where it does not. */
  async findLoss(): Promise<string | null> {
    const read = () => this.#person.call('GET', `/documents/${this.#id}`);
    const { version, document } = await retry(read, { retries: 10, delay: 500 });
    const { title } = document as { title: unknown };
    return version === this.#version && title === this.#document.title
      ? null
      : `version ${this.#version} was acknowledged, and ${version} is stored`;
  }

  #next(seconds: number): number {
    return Date.now() - Math.log(1 - this.#random()) * seconds * 1000;
  }

  async #do(what: keyof Pace): Promise<void> {
    const began = performance.now();
    try {
      if (what === 'save') await this.#save();
      if (what === 'publish') await this.#publish();
      if (what === 'picture') await this.#addPicture();
    } catch (error) {
      this.#seen.errors.push(error instanceof Error ? error.message.slice(0, 200) : String(error));
      return;
    }
    this.#seen[`${what}${what === 'publish' ? 'es' : 's'}` as 'saves' | 'publishes' | 'pictures'].push(
      performance.now() - began,
    );
  }

  async #save(): Promise<void> {
    const document = { ...this.#document, title: `Version ${this.#version + 1}` };
    const headers = { 'if-match': `"${this.#version}"` };
    const answer = await this.#person.call('PUT', `/documents/${this.#id}`, { document }, headers);
    this.#version = saved.parse({ id: this.#id, ...answer }).version;
    this.#document = document;
  }

  async #publish(): Promise<void> {
    const headers = { 'if-match': `"${this.#version}"` };
    const path = `/documents/${this.#id}/publish`;
    const answer = await this.#person.call('POST', path, SETTINGS, headers);
    const { version } = saved.parse({ id: this.#id, ...answer });
    this.#version = version;
    for (;;) {
      const found = state.parse(await this.#person.call('GET', path));
      if (found.published_revision === version) return;
      if (found.state === 'failed') throw new Error('A publish failed');
      await wait(POLL_MS);
    }
  }

  async #addPicture(): Promise<void> {
    const body = new Uint8Array(await PHOTO());
    const slot = await this.#person.call('POST', '/images/uploads', {
      type: 'image/jpeg',
      bytes: body.byteLength,
      checksum: createHash('sha256').update(body).digest('base64'),
    });
    const { url, headers } = slot as { url: string; headers: Record<string, string> };
    const sent = await fetch(url, { method: 'PUT', headers, body });
    if (!sent.ok) throw new Error(`A picture was answered ${sent.status}`);
    await this.#person.call('POST', `/images/uploads/${String(slot.id)}`);
  }
}
