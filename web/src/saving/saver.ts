import { proxy, snapshot, subscribe } from 'valtio';
import type { SavedDocument, SaveReceipt } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { hashDocument } from '#shared/document/hash-document.ts';
import { Debounce } from './debounce.ts';
import { getDraftDelay } from './draft-delay.ts';
import { EarliestTimer } from './earliest-timer.ts';
import { SAVE_ERROR, toSaveFailure } from './save-failure.ts';
import { SaveConflictError, type SaverOptions, type SaveState } from './save-types.ts';
import { UnansweredSaves } from './unanswered-saves.ts';

/** The account has a change 5 s after the last one. */
const SAVE_DELAY_MS = 5_000;
/** No count of changes: nothing was stored under this key yet. */
const NEVER = -1;
/** The time after a key press in which the user counts as typing, and no save starts. */
const TYPING_MS = 1_000;

/**
 * Saves one document: to a draft on the device at once, to the account soon after. It reports Saved only when
 * the account's hash equals that of the editor's document.
 */
export class Saver {
  readonly state: SaveState;
  private readonly options: SaverOptions;
  private key: string;
  private owner: string | null;
  private saved: { readonly id: string; readonly version: number } | null;
  /** The editor's count of changes that the device and the account have. */
  private draftedChanges: number;
  private savedChanges: number;
  private typedAt = 0;
  /** Tells this editor's requests from those of an earlier visit. */
  private readonly session = crypto.randomUUID();
  private readonly unanswered: UnansweredSaves;
  private running: Promise<boolean> | null = null;
  private readonly draft = new EarliestTimer(() => void this.storeDraft());
  private readonly saving = new Debounce(() => this.saveWhenQuiet());
  /** An editor that is closed saves once more, and never by itself: another one may have the document open. */
  private isFollowing = false;

  constructor(options: SaverOptions) {
    this.options = options;
    this.key = options.key;
    this.owner = options.owner;
    this.saved = options.saved;
    this.unanswered = new UnansweredSaves(options.unanswered);
    this.draftedChanges = this.changes;
    this.savedChanges = options.hasUnsavedChanges || !options.saved ? this.changes - 1 : this.changes;
    const status = this.savedChanges === this.changes ? 'saved' : 'unsaved';
    const hash = options.saved?.hash ?? null;
    const rest = { error: null, conflict: null, hash, outdated: false };
    this.state = proxy<SaveState>({ status, onDevice: true, ...rest });
    if (options.conflict) this.askWhichCopy(options.conflict);
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
    if (this.saved && this.isModified && !this.state.conflict) await this.save();
  }

  /** Stores everything before the page unloads: on the device now, in the account if possible. */
  async leave(): Promise<void> {
    await this.storeDraft({ isLast: true });
    if (this.saved && this.isModified && this.options.account.userId()) await this.save();
  }

  /** Asks the user which copy to keep; nothing is saved until they choose. */
  askWhichCopy(conflict: SavedDocument): void {
    Object.assign(this.state, { conflict, status: 'error', error: SAVE_ERROR });
  }

  /** Resolves a conflict as the user chose: their copy replaces the other one, or is replaced by it as it is now. */
  async resolveConflict(keep: 'mine' | 'theirs'): Promise<void> {
    const { changes } = this;
    // A save on its way would be refused once more, after the choice.
    while (this.running) await this.running;
    const conflict = this.state.conflict && (snapshot(this.state.conflict) as SavedDocument);
    if (!conflict || !this.saved) return;
    if (keep === 'mine') {
      this.goOnFrom(conflict);
      await this.save();
      return;
    }
    // The other copy may have changed since it was read. Without a connection the known copy is the newest there
    // is.
    await this.adopt(await this.options.account.read(this.saved.id).catch(() => conflict), changes);
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

  private goOnFrom({ version, hash }: SavedDocument): void {
    if (this.saved) this.saved = { id: this.saved.id, version };
    Object.assign(this.state, { conflict: null, hash });
  }

  /** Continues from the version that another request made (publishing, renaming). */
  continueFrom(receipt: SaveReceipt): void {
    this.takeReceipt(receipt);
  }

  /** Follows the editor from now on; answers what ends it. */
  start(): () => void {
    this.isFollowing = true;
    const unsubscribe = subscribe(this.options.editor.state, () => this.handleChange());
    this.handleChange();
    return () => {
      this.isFollowing = false;
      unsubscribe();
      this.draft.cancel();
      this.saving.cancel();
    };
  }

  private get changes(): number {
    return this.options.editor.state.changes;
  }

  private handleChange(): void {
    if (!this.isModified) return;
    if (this.state.status !== 'saving' && this.state.status !== 'error') this.state.status = 'unsaved';
    if (this.changes !== this.draftedChanges) {
      this.state.onDevice = false;
      this.draft.scheduleWithin(getDraftDelay(this.options.editor, !this.saved));
    }
    this.scheduleSave(SAVE_DELAY_MS);
  }

  private scheduleSave(delay: number): void {
    this.saving.cancel();
    const { conflict, outdated } = this.state;
    if (this.isFollowing && this.saved && !conflict && !outdated) this.saving.schedule(delay);
  }

  private saveWhenQuiet(): void {
    // Another tab may have been first since this was due.
    if (this.state.conflict) return;
    const quiet = Date.now() - this.typedAt;
    if (quiet < TYPING_MS) this.scheduleSave(TYPING_MS - quiet);
    else if (this.options.account.userId()) void this.save();
  }

  private async storeDraft(when: { isLast?: boolean } = {}): Promise<void> {
    this.draft.cancel();
    const { changes } = this;
    // A document that the account has must not become a draft again.
    if (this.saved && !this.isModified) return;
    if (changes === this.draftedChanges && this.state.onDevice) return;
    const document = this.options.editor.document;
    const { key, saved } = this;
    // A saved document stays its owner's, whoever logs in after their session has ended.
    if (!saved || this.owner === null) this.owner = this.options.account.userId() ?? this.owner;
    const base = saved?.version ?? null;
    const unanswered = this.unanswered.list();
    const draft = { key, kind: document.entity_type, document, base, owner: this.owner, unanswered };
    try {
      await this.options.drafts.write({ ...draft, changed_at: Date.now() }, when);
      this.draftedChanges = changes;
      this.state.onDevice = this.changes === changes;
    } catch {
      this.state.onDevice = false;
      this.state.error = 'This device has no room to keep your changes. Save to your account now.';
    }
  }

  private async saveOnce(): Promise<boolean> {
    const { changes } = this;
    const document = this.options.editor.document;
    // The last error stays visible until this save succeeds.
    this.state.status = 'saving';
    try {
      const hash = await hashDocument(document);
      const receipt = await this.send(document, hash);
      const wasNew = !this.saved;
      this.takeReceipt(receipt);
      const same = receipt.hash === hash && receipt.user_id === this.options.account.userId();
      // The address changes before Saved is reported: a reload must not look for the draft that is deleted.
      const former = wasNew ? this.becomeSaved(receipt) : null;
      if (same) this.markSaved(changes);
      if (former && this.isModified) await this.storeDraft();
      if (former) await this.options.drafts.remove(former);
      // An earlier try had arrived after all, with what the document was then.
      if (!same && wasNew) return await this.saveOnce();
      if (!same) throw new Error('The account holds something else than this editor.');
      return true;
    } catch (error) {
      return this.handleFailure(error);
    }
  }

  private async send(document: HandoutDocument, hash: string): Promise<SaveReceipt> {
    const { account } = this.options;
    // A document is created once, however often the request is sent: its key is the draft's.
    if (!this.saved) return account.create(document, this.key);
    const { id, version } = this.saved;
    this.unanswered.add(hash);
    try {
      const receipt = await account.update(id, version, document, `${this.session}-${this.changes}`);
      this.unanswered.clear();
      return receipt;
    } catch (error) {
      // The other copy is this editor's own: its save arrived, the answer did not.
      if (!(error instanceof SaveConflictError) || !this.unanswered.has(error.current.hash)) throw error;
      this.saved = { id, version: error.current.version };
      return this.send(document, hash);
    }
  }

  private takeReceipt({ id, version, hash }: SaveReceipt): void {
    this.saved = { id, version };
    this.state.hash = hash;
  }

  /** Moves the draft of a new document to the document's id. Returns its former key. */
  private becomeSaved(receipt: SaveReceipt): string {
    const former = this.key;
    this.key = receipt.id;
    this.draftedChanges = NEVER;
    this.options.onCreated(receipt);
    return former;
  }

  private markSaved(changes: number): void {
    this.savedChanges = changes;
    this.saving.holdBack(0);
    this.state.status = this.isModified ? 'unsaved' : 'saved';
    this.state.error = null;
    if (!this.isModified) {
      void this.options.drafts.remove(this.key);
      return;
    }
    // Text typed meanwhile belongs to the new version, on the device too.
    this.draftedChanges = NEVER;
    void this.storeDraft();
    this.scheduleSave(SAVE_DELAY_MS);
  }

  private handleFailure(error: unknown): false {
    const { state, again, isPause } = toSaveFailure(error, !this.saved);
    Object.assign(this.state, state);
    void this.storeDraft();
    if (isPause) this.saving.holdBack(again);
    if (again > 0) this.scheduleSave(again);
    return false;
  }
}
