import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { API_PREFIX } from '#shared/api/routes.ts';
import type { Product } from '../../support/product.ts';
import type { TrialRecord } from '../support/record.ts';
import type { Act, Edition, Schedule, Step } from './schedule.ts';
import { Tab } from './tab.ts';
import { TypedText } from './typed-text.ts';

/** Somebody with three tabs, a connection that comes and goes, and a session that may end. */
export class Person {
  readonly typed: TypedText;
  private readonly tabs: readonly Tab[];
  private readonly context: BrowserContext;
  private readonly email: string;
  private readonly url: string;
  private readonly record: TrialRecord;
  private readonly readStored: () => Promise<string>;
  /** When the session was ended, in milliseconds since 1970: an hour later the server would refuse its tokens. */
  private endedAt = 0;
  private isOffline = false;
  private readonly createTab: (edition: Edition) => Tab;

  constructor(
    context: BrowserContext,
    { editions }: Schedule,
    given: {
      product: Product;
      id: string;
      email: string;
      record: TrialRecord;
      safeAfter: number;
      /** Reads what the account has of the document, as a text. */
      readStored: () => Promise<string>;
    },
  ) {
    this.createTab = (edition) =>
      new Tab(context, given.product, `${given.product.url}/edit/${given.id}`, edition);
    this.context = context;
    this.email = given.email;
    this.url = given.product.url;
    this.record = given.record;
    this.readStored = given.readStored;
    this.typed = new TypedText(given.safeAfter);
    this.tabs = editions.map(this.createTab);
    for (const edition of editions) this.record.count(`tabs of the ${edition} editor`);
  }

  async begin(): Promise<void> {
    await this.context.route(/\/api\/documents\/[^/]+$/, (route) => {
      if (readIssueTime(route.request().headers().authorization) > this.endedAt) return route.fallback();
      const json = { code: 'session_expired', message: 'Please log in again.', where: null, problems: [] };
      return route.fulfill({ status: 401, json });
    });
    await Promise.all(this.tabs.map((tab) => tab.open()));
  }

  /** Takes a step, and counts it where it could be taken. */
  async do(step: Step): Promise<void> {
    const tab = this.tabs[step.tab];
    if (!tab) throw new Error(`There is no tab ${step.tab}`);
    if (await this.acts[step.act](tab, step)) this.record.tryOne(step.act);
  }

  /** Comes to rest: the connection is back, and each tab has had its last second before it is killed. */
  async end(): Promise<void> {
    await this.connect(true);
    for (const place of this.tabs.keys()) await this.kill(place);
  }

  /** Opens the document again in as many tabs as it takes to see every copy of this device; returns what they show, each with the word. */
  async readEverywhere(copies: number, word: string): Promise<string[]> {
    const shown: string[] = [];
    for (let copy = 0; copy <= copies; copy++) {
      const another = this.createTab('present');
      await another.open();
      shown.push(await another.readOnceShown(word));
    }
    return shown;
  }

  /** Closes every tab, and gives the browser back as it was. */
  async leave(): Promise<void> {
    await this.connect(true);
    await this.context.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(this.context.pages().map((page) => page.close()));
  }

  private readonly acts: Readonly<Record<Act, (tab: Tab, step: Step) => Promise<boolean>>> = {
    edit: (tab, { tab: place }) => this.edit(tab, place),
    sleep: (_, { ms }) => wait(ms, true),
    save: (tab) => tab.save(),
    'go offline': () => this.connect(false),
    'go online': () => this.connect(true),
    kill: (_, { tab: place }) => this.kill(place),
    reload: (tab, { tab: place }) => this.reload(tab, place),
    open: (tab) => tab.open(),
    'end session': () => this.endSession(),
    'sign in': () => this.logIn(),
    'keep mine': () => this.keep(),
    'use theirs': () => this.giveUp(),
  };

  private async edit(tab: Tab, place: number): Promise<boolean> {
    const word = this.typed.draw();
    const isTyped = await tab.type(word);
    if (isTyped) this.typed.note(place, word);
    return isTyped;
  }

  private async connect(isOnline: boolean): Promise<boolean> {
    if (this.isOffline !== isOnline) return false;
    this.isOffline = !isOnline;
    await this.context.setOffline(this.isOffline);
    return true;
  }

  private async kill(place: number): Promise<boolean> {
    const tab = this.tabs[place];
    if (!tab?.isOpen) return false;
    this.typed.endTab(place);
    await tab.kill();
    return true;
  }

  private async reload(tab: Tab, place: number): Promise<boolean> {
    if (!tab.isOpen) return false;
    this.typed.endTab(place);
    await tab.reload();
    return true;
  }

  /** Keeps the copy of the first tab that asks. */
  private keep(): Promise<boolean> {
    return this.choose('Keep mine', (shown) => this.typed.putAside(shown));
  }

  private giveUp(): Promise<boolean> {
    return this.choose('Keep theirs', async (shown) => this.typed.giveUp(shown, await this.readStored()));
  }

  private async choose(button: string, note: (shown: string) => void | Promise<void>): Promise<boolean> {
    for (const tab of this.tabs) {
      const shown = await tab.read();
      if (!(await tab.press(button))) continue;
      await note(shown);
      return true;
    }
    return false;
  }

  private async logIn(): Promise<boolean> {
    if (this.isOffline) return false;
    for (const tab of this.tabs) if (await tab.logIn(this.email)) return true;
    return false;
  }

  /** Ends the session on the server, and an hour later at once. */
  private async endSession(): Promise<boolean> {
    if (this.isOffline) return false;
    await callSession(this.context, this.url, 'log-out');
    this.endedAt = Date.now();
    return true;
  }
}

/** Reads when a token was issued, in milliseconds since 1970; without a token there is nothing to refuse. */
function readIssueTime(authorization: string | undefined): number {
  if (authorization === undefined) return Number.POSITIVE_INFINITY;
  const claims = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(claims).iat * 1000;
}

/** Calls a route of sessions with the browser's own cookies. */
export async function callSession(context: BrowserContext, url: string, path: string, data: object = {}) {
  const response = await context.request.post(`${url}${API_PREFIX}/session/${path}`, {
    data,
    headers: { origin: url },
    // A connection that was idle may be closed by the server the moment it is used again.
    maxRetries: 2,
  });
  if (!response.ok()) throw new Error(`${path} is answered ${response.status()} ${await response.text()}`);
}
