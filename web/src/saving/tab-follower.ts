import { isEqual } from 'es-toolkit';
import { subscribe } from 'valtio';
import type { HandoutDocument } from '#shared/document/document.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import type { Editor } from '../document/editor.ts';
import { EarliestTimer } from './earliest-timer.ts';
import { mergeCopies } from './merge-copies.ts';
import type { Saver } from './saver.ts';
import { applyDelta, findDelta, type TabDelta } from './tab-delta.ts';

/** How long letters are collected before the other tabs hear of them, in ms. */
const COLLECT_MS = 200;
/** A save takes so long at most, in ms: another tab may save what it heard before. */
const SAVE_MS = 10_000;
/** So many states are remembered. */
const MOST_STATES = 200;

interface State {
  readonly at: number;
  readonly document: HandoutDocument;
}

interface FollowerOptions {
  readonly saver: Saver;
  readonly editor: Editor;
  /** Tells the other tabs. */
  readonly post: (delta: TabDelta) => void;
  /** Called when letters of another tab have come in. */
  readonly onTaken: () => void;
}

/** Merges what another tab has changed; the same document where it is there already. What both have changed stays mine. */
function merge(delta: TabDelta, mine: HandoutDocument): HandoutDocument {
  const { document } = mergeCopies(applyDelta(mine, delta), mine);
  return isEqual(document, mine) ? mine : document;
}

/**
 * Tells the other tabs of this browser of each letter that is typed here, and takes in what is typed there, without a
 * connection too. What is typed in both at once stays different, until a save finds that out and the user chooses.
 */
export class TabFollower {
  private readonly options: FollowerOptions;
  private readonly timer = new EarliestTimer(() => this.send());
  /** The document as the others know it: what differs from it was changed here. */
  private told: HandoutDocument;
  private states: readonly State[] = [];
  private taking: Promise<void> = Promise.resolve();
  private readonly unsubscribe: () => void;

  constructor(options: FollowerOptions) {
    this.options = options;
    this.told = options.editor.document;
    options.saver.follower = this;
    this.unsubscribe = subscribe(options.editor.state, () => {
      if (this.told !== this.options.editor.document) this.timer.scheduleWithin(COLLECT_MS);
    });
  }

  get past(): readonly HandoutDocument[] {
    return this.states.map(({ document }) => document);
  }

  stop(): void {
    this.send();
    this.unsubscribe();
    this.timer.cancel();
    this.options.saver.follower = null;
  }

  send(): void {
    this.timer.cancel();
    const { editor, post } = this.options;
    const delta = findDelta(this.told, editor.document);
    this.agree();
    if (delta) post(delta);
  }

  /** Tells a tab that has just come all that the account has not got yet. */
  async greet(): Promise<void> {
    const { editor, saver, post } = this.options;
    const base = await saver.readBase();
    const delta = base && findDelta(base, editor.document);
    this.send();
    if (delta) post(delta);
  }

  agree(): void {
    const { document } = this.options.editor;
    if (document === this.told && this.states.length > 0) return;
    this.told = document;
    this.states = [...this.states.slice(1 - MOST_STATES), { at: Date.now(), document }];
  }

  forget(): void {
    const from = Date.now() - SAVE_MS;
    this.states = this.states.filter(({ at }) => at >= from);
  }

  /** Takes in what another tab has changed, one after the other. Resolves when it is in. */
  take(delta: TabDelta): Promise<void> {
    this.taking = this.taking.then(() => this.takeNow(delta)).catch(() => undefined);
    return this.taking;
  }

  private async takeNow(delta: TabDelta): Promise<void> {
    const { editor, saver, onTaken } = this.options;
    const first = merge(delta, editor.document);
    // The other tab may be of another release.
    if (first === editor.document || !parseDocument(first).ok) return;
    await editor.load(first);
    saver.takeInFromTab((document) => merge(delta, document));
    onTaken();
  }
}
