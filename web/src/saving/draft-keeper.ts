import type { AccountCopy } from './account-copy.ts';
import { getDraftDelay } from './draft-delay.ts';
import { EarliestTimer } from './earliest-timer.ts';
import type { SaverOptions, SaveState } from './save-types.ts';

/** No count of changes: nothing was stored under this key yet. */
const NEVER = -1;

type DraftOptions = Pick<SaverOptions, 'editor' | 'account' | 'drafts' | 'key' | 'owner'>;

interface DraftSubject {
  readonly copy: AccountCopy;
  readonly state: SaveState;
  /** Tells whether the editor has changes that the account lacks. */
  readonly isModified: () => boolean;
}

/** Keeps the draft of one document on this device as new as the editor is. */
export class DraftKeeper {
  key: string;
  private owner: string | null;
  /** The editor's count of changes that the device has. */
  private drafted: number;
  private readonly options: DraftOptions;
  private readonly subject: DraftSubject;
  private readonly timer = new EarliestTimer(() => void this.store());

  constructor(options: DraftOptions, subject: DraftSubject) {
    this.options = options;
    this.subject = subject;
    this.key = options.key;
    this.owner = options.owner;
    this.drafted = this.changes;
  }

  private get changes(): number {
    return this.options.editor.state.changes;
  }

  /** Stores a change soon, unless the device has it. */
  schedule(): void {
    if (this.changes === this.drafted) return;
    const { state, copy } = this.subject;
    state.onDevice = false;
    this.timer.scheduleWithin(getDraftDelay(this.options.editor, !copy.saved));
  }

  cancel(): void {
    this.timer.cancel();
  }

  /** Stores the document now, unless the device or the account has it. */
  async store(when: { isLast?: boolean } = {}): Promise<void> {
    this.timer.cancel();
    const { copy, state, isModified } = this.subject;
    const { saved } = copy;
    const { changes } = this;
    // A document that the account has must not become a draft again.
    if (saved && !isModified()) return;
    if (changes === this.drafted && state.onDevice) return;
    const { document } = this.options.editor;
    // A saved document stays its owner's, whoever logs in after their session has ended.
    if (!saved || this.owner === null) this.owner = this.options.account.userId() ?? this.owner;
    const { key, owner } = this;
    const base = saved?.version ?? null;
    const unanswered = copy.listUnanswered();
    const draft = { key, kind: document.entity_type, document, base, owner, unanswered };
    try {
      await this.options.drafts.write({ ...draft, changed_at: Date.now() }, when);
      this.drafted = changes;
      state.onDevice = this.changes === changes;
    } catch {
      state.onDevice = false;
      state.error = 'This device has no room to keep your changes. Save to your account now.';
    }
  }

  /** Stores the document although the device has it: it belongs to another version now. */
  storeAgain(): void {
    this.drafted = NEVER;
    void this.store();
  }

  /** Keeps the draft under another key from now on. Returns the former one, whose draft is still there. */
  moveTo(key: string): string {
    const former = this.key;
    this.key = key;
    this.drafted = NEVER;
    return former;
  }

  async remove(key: string = this.key): Promise<void> {
    await this.options.drafts.remove(key);
  }
}
