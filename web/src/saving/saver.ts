import { proxy, snapshot, subscribe } from 'valtio';
import type { SavedDocument, SaveReceipt } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { nameByDefault } from '#shared/document/document-rules.ts';
import { hashDocument } from '#shared/document/hash-document.ts';
import type { Choice } from '#shared/document/merge/merge-documents.ts';
import { AccountCopy } from './account-copy.ts';
import { CommonBase } from './common-base.ts';
import { Debounce } from './debounce.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { OtherCopy } from './merge-copies.ts';
import { rememberMove } from './moved-drafts.ts';
import { SAVE_ERROR, toSaveFailure } from './save-failure.ts';
import { SaveConflictError, type SaverOptions, type SaveState } from './save-types.ts';

/** The account has a change 5 s after the last one. */
const SAVE_DELAY_MS = 5_000;
/** The time after a key press in which the user counts as typing, and no save starts. */
const TYPING_MS = 1_000;
/** No count of changes: the account has nothing of what the editor shows. */
const NEVER = -1;

/** What tells the other tabs of this browser of each letter. */
interface Follower {
  /** How the document was lately, where the other tabs have heard of it. */
  readonly past: readonly HandoutDocument[];
  /** Tells what was changed here and not told yet. */
  send(): void;
  /** Takes the document as one that the others know. */
  agree(): void;
  /** Forgets how the document was before the account had it. */
  forget(): void;
}

/** Merging is loaded when another copy has to be merged. */
const loadMerging = () => import('./merge-copies.ts');

/**
 * Saves one document: to a draft on the device at once, to the account soon after. It reports Saved only when
 * the account's hash equals that of the editor's document.
 */
export class Saver {
  readonly state: SaveState;
  private readonly options: SaverOptions;
  private readonly copy: AccountCopy;
  private readonly draft: DraftKeeper;
  private readonly base: CommonBase;
  /** True while another tab of this browser has the document in sight, which follows each save. */
  isShared = false;
  /** Tells the other tabs of this browser what was typed here; null while there are none. */
  follower: Follower | null = null;
  /** The editor's count of changes that the account has. */
  private savedChanges: number;
  /** The count of changes at which another tab's letters came; that tab saves them. */
  private takenChanges = NEVER;
  /** The editor's count of changes when it was opened. */
  private readonly openedChanges: number;
  private typedAt = 0;
  private running: Promise<boolean> | null = null;
  private readonly saving = new Debounce(() => this.saveWhenQuiet());
  /** An editor that is closed saves once more, and never by itself: another one may have the document open. */
  private isFollowing = false;

  constructor(options: SaverOptions) {
    this.options = options;
    this.copy = new AccountCopy(options);
    this.openedChanges = this.changes;
    this.savedChanges = options.hasUnsavedChanges || !options.saved ? this.changes - 1 : this.changes;
    const status = this.savedChanges === this.changes ? 'saved' : 'unsaved';
    const hash = options.saved?.hash ?? null;
    const rest = { error: null, conflict: null, hash, outdated: false };
    this.state = proxy<SaveState>({ status, onDevice: true, ...rest });
    const { copy, state } = this;
    this.draft = new DraftKeeper(options, { copy, state, isModified: () => this.isModified });
    this.base = new CommonBase(options, copy);
  }

  private get saved() {
    return this.copy.saved;
  }
  get id(): string | null {
    return this.saved?.id ?? null;
  }
  get version(): number | null {
    return this.saved?.version ?? null;
  }
  get isModified(): boolean {
    return this.changes !== this.savedChanges;
  }

  /** Records a key press. */
  noteTyping(): void {
    this.typedAt = Date.now();
  }

  /** Saves now, the first time too. Resolves to whether the account has everything. */
  async save(): Promise<boolean> {
    while (this.running) await this.running;
    if (this.state.outdated) return false;
    if (!this.isModified && this.saved) return true;
    this.running = this.saveOnce().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Retries a failed save, because the connection or the user is back. */
  async retry(): Promise<void> {
    if (this.savesByItself && this.isModified && !this.state.conflict) await this.save();
  }

  /** Saves soon what the account lacks, because its user has come. */
  saveSoon(): void {
    if (this.isFollowing && this.isModified) this.scheduleSave(SAVE_DELAY_MS);
  }

  /** Stores everything before the page unloads: on the device now, in the account if possible. */
  async leave(): Promise<void> {
    await this.draft.store({ isLast: true });
    if (this.savesByItself && this.isModified && this.options.account.userId()) await this.save();
  }

  /**
   * Tells whether the account gets the document unasked: it has it already, or its user has written in it. A draft of nobody on
   * this device may be anybody's: opening it alone makes it no account's.
   */
  private get savesByItself(): boolean {
    const { saved, hasUnsavedChanges, owner, account } = this.options;
    const isOwnDraft = hasUnsavedChanges && owner !== null && owner === account.userId();
    return saved !== null || this.saved !== null || this.changes !== this.openedChanges || isOwnDraft;
  }

  /** Asks the user which copy to keep; nothing is saved until they choose. */
  askWhichCopy(conflict: SavedDocument): void {
    Object.assign(this.state, { conflict, status: 'error', error: SAVE_ERROR });
  }

  /**
   * Merges the account's copy into this one: what only one of them has changed is as it has it, in what can be undone too. Where
   * both have changed the same it asks the user. Resolves to whether everything was merged.
   */
  async takeIn(current: SavedDocument): Promise<boolean> {
    const { editor } = this.options;
    const [base, { mergeCopies, isMerged }] = await Promise.all([this.base.read(), loadMerging()]);
    const other = base && this.compare(base, current.document);
    const first = other && mergeCopies(other, editor.document);
    if (first && isMerged(first)) await editor.load(first.document);
    // Text may have been typed meanwhile.
    if (!other || !isMerged(mergeCopies(other, editor.document))) {
      this.askWhichCopy(current);
      return false;
    }
    this.follow((document) => mergeCopies(other, document).document);
    await this.settle(current);
    return true;
  }

  /** Takes in at once what another tab of this browser has changed, which also saves it. */
  takeInFromTab(correct: (document: HandoutDocument) => HandoutDocument): void {
    this.follow(correct);
    this.takenChanges = this.changes;
  }

  /** Resolves to the document on which this editor and the account last agreed; null where it is not known. */
  readBase(): Promise<HandoutDocument | null> {
    return this.base.read();
  }

  /** Brings in what was changed elsewhere: the other tabs hear of it from there. */
  private follow(correct: (document: HandoutDocument) => HandoutDocument): void {
    this.follower?.send();
    this.options.editor.amend(correct);
    this.follower?.agree();
  }

  private compare(base: HandoutDocument, theirs: HandoutDocument): OtherCopy {
    return { base, theirs, past: this.follower?.past ?? [] };
  }

  /** Reads what both copies have changed, with them; null where it is not known any more what they started from. */
  async readClashes() {
    const theirs = this.getConflict()?.document;
    const base = await this.base.read();
    if (!theirs || !base) return null;
    const { mergeCopies } = await loadMerging();
    const { clashes } = mergeCopies(this.compare(base, theirs), this.options.editor.document);
    return { theirs, mine: this.options.editor.document, clashes };
  }

  /**
   * Merges both copies as the user chose, by the keys of what both have changed; asks again where there is more by now, or where
   * what they saw was changed since.
   */
  async choose(
    choices: ReadonlyMap<string, Choice>,
    seen: HandoutDocument = this.options.editor.document,
  ): Promise<void> {
    const { editor } = this.options;
    while (this.running) await this.running;
    const current = await this.readOther();
    const [base, { mergeCopies, isMerged, omitChanged }] = await Promise.all([
      this.base.read(),
      loadMerging(),
    ]);
    if (!current || !base) return;
    const merge = () =>
      mergeCopies(
        this.compare(base, current.document),
        editor.document,
        omitChanged(choices, seen, editor.document),
      );
    await editor.load(merge().document);
    const merged = merge();
    if (!isMerged(merged)) return this.askWhichCopy(current);
    editor.replace(merged.document, 'Keep of both copies');
    await this.settle(current);
    await this.save();
  }

  private getConflict(): SavedDocument | null {
    return this.state.conflict && (snapshot(this.state.conflict) as SavedDocument);
  }

  /** Reads the other copy as it is now. Without a connection the known one is the newest there is. */
  private async readOther(): Promise<SavedDocument | null> {
    const known = this.getConflict();
    if (!known || !this.saved) return null;
    return this.options.account.read(this.saved.id).catch(() => known);
  }

  /** Goes on from the account's copy, which is in this one now. */
  private async settle(current: SavedDocument): Promise<void> {
    const { changes } = this;
    this.goOnFrom(current);
    this.savedChanges = NEVER;
    Object.assign(this.state, { status: 'unsaved', error: null });
    if ((await hashDocument(this.options.editor.document)) === current.hash) this.markSaved(changes);
  }

  /**
   * Resolves a conflict as the user chose for all of it. Where it is not known any more what both copies started from, one
   * replaces the other whole.
   */
  async resolveConflict(keep: 'mine' | 'theirs'): Promise<void> {
    const { changes } = this;
    const seen = this.options.editor.document;
    const found = await this.readClashes();
    if (found && found.clashes.length > 0)
      return this.choose(new Map(found.clashes.map(({ key }) => [key, keep])), seen);
    // A save on its way would be refused once more, after the choice.
    while (this.running) await this.running;
    if (keep === 'mine') {
      const conflict = this.getConflict();
      if (!conflict) return;
      this.goOnFrom(conflict);
      await this.save();
      return;
    }
    const other = await this.readOther();
    if (other) await this.adopt(other, changes);
  }

  /** Puts the account's copy in place of this one, unless it was changed since it had so many `changes`. */
  async adopt(copy: SavedDocument, changes: number = this.changes): Promise<void> {
    const { editor } = this.options;
    await editor.load(copy.document);
    // Text that was typed meanwhile would be in neither copy: the user is asked again.
    if (this.changes !== changes) return;
    this.goOnFrom(copy);
    editor.replace(copy.document, 'Use the other copy');
    this.markSaved(this.changes);
  }

  private goOnFrom({ document, version, hash }: SavedDocument): void {
    this.base.agree(document);
    this.follower?.forget();
    if (this.saved) this.copy.saved = { id: this.saved.id, version };
    Object.assign(this.state, { conflict: null, hash });
  }

  /** Continues from the version that another request made (publishing, renaming). */
  continueFrom(receipt: SaveReceipt): void {
    this.takeReceipt(receipt);
  }

  /** Follows the editor from now on; answers what ends it. */
  start(): () => void {
    this.isFollowing = true;
    if (this.options.conflict && this.version !== this.options.conflict.version)
      void this.takeInOrAsk(this.options.conflict);
    const unsubscribe = subscribe(this.options.editor.state, () => this.handleChange());
    this.handleChange();
    return () => {
      this.isFollowing = false;
      unsubscribe();
      this.draft.cancel();
      this.saving.cancel();
    };
  }

  /** Merges the other copy; asks the user where that cannot be done. Resolves to whether it was merged. */
  private takeInOrAsk(current: SavedDocument): Promise<boolean> {
    return this.takeIn(current).catch(() => {
      this.askWhichCopy(current);
      return false;
    });
  }

  private get changes(): number {
    return this.options.editor.state.changes;
  }

  private handleChange(): void {
    if (!this.isModified) return;
    if (this.state.status !== 'saving' && this.state.status !== 'error') this.state.status = 'unsaved';
    this.draft.schedule();
    const isOwn = this.changes !== this.takenChanges;
    this.scheduleSave(this.isShared && isOwn ? TYPING_MS : SAVE_DELAY_MS);
  }

  private scheduleSave(delay: number): void {
    this.saving.cancel();
    const { conflict, outdated } = this.state;
    if (this.isFollowing && this.savesByItself && !conflict && !outdated) this.saving.schedule(delay);
  }

  private saveWhenQuiet(): void {
    // Another tab may have been first since this was due.
    if (this.state.conflict) return;
    const quiet = Date.now() - this.typedAt;
    if (quiet < TYPING_MS) this.scheduleSave(TYPING_MS - quiet);
    else if (this.options.account.userId()) void this.save();
  }

  private async saveOnce(): Promise<boolean> {
    const { editor } = this.options;
    if (editor.document.filename === '') editor.amend(nameByDefault);
    const { changes } = this;
    const { document } = editor;
    // The last error stays visible until this save succeeds.
    this.state.status = 'saving';
    // The other tabs know what is saved before they find it in the account.
    this.follower?.send();
    try {
      const hash = await hashDocument(document);
      const receipt = await this.copy.send(document, { hash, key: this.draft.key, changes });
      const wasNew = !this.saved;
      this.takeReceipt(receipt);
      if (receipt.hash === hash) this.base.agree(document);
      this.follower?.forget();
      const same = receipt.hash === hash && receipt.user_id === this.options.account.userId();
      // The address changes before Saved is reported: a reload must not look for the draft that is deleted.
      const former = wasNew ? this.becomeSaved(receipt) : null;
      if (same) this.markSaved(changes);
      if (former && this.isModified) await this.draft.store();
      if (former) await this.draft.remove(former);
      // An earlier try had arrived after all, with what the document was then.
      if (!same && wasNew) return await this.saveOnce();
      if (!same) throw new Error('The account holds something else than this editor.');
      return true;
    } catch (error) {
      if (error instanceof SaveConflictError && (await this.takeInOrAsk(error.current)))
        return this.isModified ? this.saveOnce() : true;
      return this.handleFailure(error);
    }
  }

  private takeReceipt({ id, version, hash }: SaveReceipt): void {
    this.copy.saved = { id, version };
    this.state.hash = hash;
  }

  /** Moves the draft of a new document to the document's id. Returns its former key. */
  private becomeSaved(receipt: SaveReceipt): string {
    const former = this.draft.moveTo(receipt.id);
    rememberMove(former, receipt.id);
    this.options.onCreated(receipt, this.isFollowing);
    return former;
  }

  private markSaved(changes: number): void {
    this.savedChanges = changes;
    this.saving.holdBack(0);
    this.state.status = this.isModified ? 'unsaved' : 'saved';
    this.state.error = null;
    if (!this.isModified) {
      void this.draft.remove();
      return;
    }
    // Text typed meanwhile belongs to the new version, on the device too.
    this.draft.storeAgain();
    this.scheduleSave(SAVE_DELAY_MS);
  }

  private handleFailure(error: unknown): false {
    const { state, again, isPause } = toSaveFailure(error);
    Object.assign(this.state, state);
    void this.draft.store();
    if (isPause) this.saving.holdBack(again);
    if (again > 0) this.scheduleSave(again);
    return false;
  }
}
