import type { HandoutDocument } from '#shared/document/document.ts';
import type { AccountCopy } from './account-copy.ts';
import type { SaverOptions } from './save-types.ts';

type BaseOptions = Pick<SaverOptions, 'editor' | 'account' | 'hasUnsavedChanges' | 'saved'>;

/** Knows the document on which this editor and the account last agreed: what both have changed since is merged by it. */
export class CommonBase {
  private document: HandoutDocument | null;
  private readonly account: BaseOptions['account'];
  private readonly copy: AccountCopy;

  constructor({ editor, account, hasUnsavedChanges, saved }: BaseOptions, copy: AccountCopy) {
    // The changes of a draft began from a version that is not here.
    this.document = saved && !hasUnsavedChanges ? editor.document : null;
    this.account = account;
    this.copy = copy;
  }

  /** Remembers what the account has, from here on. */
  agree(document: HandoutDocument): void {
    this.document = document;
  }

  /** Resolves to it; null where the account has it no more. */
  async read(): Promise<HandoutDocument | null> {
    const { saved } = this.copy;
    if (this.document || !saved) return this.document;
    return this.account.readVersion(saved.id, saved.version).catch(() => null);
  }
}
