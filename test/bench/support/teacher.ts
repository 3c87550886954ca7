import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { publishState, saveReceipt, session } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { grantPremium } from '#test/support/give-premium.ts';
import type { Product } from '#test/support/product.ts';
import { assertComparable } from './figure.ts';

/** How the teacher logs in. */
export const CREDENTIALS = { email: 'bench@school.example', password: 'a long password' };
const SETTINGS = { is_private: 0, subjects: ['Science'], subject_other: '', grade_levels: ['5'] };

/** How often the state is asked for: seldom enough to leave the product its processor. */
const POLL_MS = 20;

/** Somebody with an account on a running product, who works through its API. */
export class Teacher {
  private readonly product: Product;
  private readonly token: string;

  private constructor(product: Product, token: string) {
    this.product = product;
    this.token = token;
  }

  private static readonly known = new WeakMap<Product, Promise<Teacher>>();

  /** Signs the teacher up at the first measurement on a product. */
  static signUp(product: Product): Promise<Teacher> {
    const known = Teacher.known.get(product) ?? Teacher.signUpAnew(product);
    Teacher.known.set(product, known);
    return known;
  }

  private static async signUpAnew(product: Product): Promise<Teacher> {
    const post = (path: string, body: object) =>
      fetch(`${product.url}/api/session/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: product.url },
        body: JSON.stringify(body),
      });
    await post('sign-up', CREDENTIALS);
    const code = await product.codeFor(CREDENTIALS.email);
    const answer = await post('confirm', { ...CREDENTIALS, code });
    const { access_token } = session.parse(await answer.json());
    // What is measured may be of any kind.
    await grantPremium(product, CREDENTIALS.email);
    return new Teacher(product, access_token);
  }

  create = async (document: HandoutDocument) =>
    saveReceipt.parse(await this.call('POST', '/documents', { document }));

  /** Make Printable on that version; answers the revision that is asked for. */
  async publish(id: string, version: number): Promise<number> {
    const headers = { 'if-match': `"${version}"` };
    return saveReceipt.parse(await this.call('POST', `/documents/${id}/publish`, SETTINGS, headers)).version;
  }

  publishState = async (id: string) => publishState.parse(await this.call('GET', `/documents/${id}/publish`));

  /** Publishes that version and waits until its revision is the published one; returns the revision. */
  async publishAndWait(id: string, version: number): Promise<number> {
    const revision = await this.publish(id, version);
    for (;;) {
      const state = await this.publishState(id);
      if (state.published_revision === revision) return revision;
      assertComparable(state.state !== 'failed', `publishing failed: ${state.error}`);
      await wait(POLL_MS);
    }
  }

  /** The bytes of the published PDF. */
  async publishedPdf(id: string): Promise<Uint8Array> {
    const { pdf_url } = z.object({ pdf_url: z.string() }).parse(await this.call('GET', `/published/${id}`));
    return new Uint8Array(await (await fetch(new URL(pdf_url, this.product.url))).arrayBuffer());
  }

  private async call(method: string, path: string, body?: object, more: object = {}): Promise<unknown> {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${this.token}`,
      'idempotency-key': randomUUID(),
      ...more,
    };
    const answer = await fetch(`${this.product.url}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok)
      throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
}
