import type { SaveReceipt } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { type Account, SaveConflictError, type SaverOptions } from './save-types.ts';
import { UnansweredSaves } from './unanswered-saves.ts';

interface Sending {
  readonly hash: string;
  /** The draft's key, under which a new document is created. */
  readonly key: string;
  /** The editor's count of changes, which tells this request from its others. */
  readonly changes: number;
}

/** Knows the copy of one document that the account has, and sends it the next version. */
export class AccountCopy {
  /** Null before the document was saved for the first time. */
  saved: { readonly id: string; readonly version: number } | null;
  private readonly account: Account;
  private readonly unanswered: UnansweredSaves;
  /** Tells this editor's requests from those of an earlier visit. */
  private readonly session = crypto.randomUUID();

  constructor({ account, saved, unanswered }: Pick<SaverOptions, 'account' | 'saved' | 'unanswered'>) {
    this.account = account;
    this.saved = saved;
    this.unanswered = new UnansweredSaves(unanswered);
  }

  /** Lists the hashes of what was sent and not answered. */
  listUnanswered(): readonly string[] {
    return this.unanswered.list();
  }

  async send(document: HandoutDocument, sending: Sending): Promise<SaveReceipt> {
    // A document is created once, however often the request is sent: its key is the draft's.
    if (!this.saved) return this.account.create(document, sending.key);
    const { id, version } = this.saved;
    this.unanswered.add(sending.hash);
    try {
      const request = `${this.session}-${sending.changes}`;
      const receipt = await this.account.update(id, version, document, request);
      this.unanswered.clear();
      return receipt;
    } catch (error) {
      // The other copy is this editor's own: its save arrived, the answer did not.
      if (!(error instanceof SaveConflictError) || !this.unanswered.has(error.current.hash)) throw error;
      this.saved = { id, version: error.current.version };
      return this.send(document, sending);
    }
  }
}
