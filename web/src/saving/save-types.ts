import type { SavedDocument, SaveReceipt } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { Editor } from '../document/editor.ts';
import type { DraftStore } from './drafts.ts';

/** The account, as the saver needs it. Rejects with one of the errors below where it answered so. */
export interface Account {
  /** Null while no user is signed in. */
  userId(): string | null;
  create(document: HandoutDocument, mutation: string): Promise<SaveReceipt>;
  update(id: string, base: number, document: HandoutDocument, mutation: string): Promise<SaveReceipt>;
  read(id: string): Promise<SavedDocument>;
  /** Reads an earlier version; null where it is not stored any more. */
  readVersion(id: string, version: number): Promise<HandoutDocument | null>;
}

export class SaveConflictError extends Error {
  readonly current: SavedDocument;
  constructor(current: SavedDocument) {
    super('This document was changed somewhere else.');
    this.current = current;
  }
}

/** The account refuses the document as it is, or for now; its message says why. */
export class SaveRejected extends Error {
  /** The seconds after which the server will take it; null where time alone changes nothing. */
  readonly retryAfter: number | null;
  constructor(message: string, retryAfter: number | null = null) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** The account is of a newer version than this editor: only a reload helps. */
export class EditorOutdatedError extends Error {}

export interface SaveState {
  status: 'unsaved' | 'saving' | 'saved' | 'error';
  /** True where the device has every change. */
  onDevice: boolean;
  /** The reason in words, with `error`. */
  error: string | null;
  /** The other copy, while a user has to choose. */
  conflict: SavedDocument | null;
  /** The hash of the account's document; null while the account has none. */
  hash: string | null;
  /** True where this editor is too old for the account: it stores changes on the device only. */
  outdated: boolean;
}

export interface SaverOptions {
  readonly editor: Editor;
  readonly account: Account;
  readonly drafts: DraftStore;
  readonly key: string;
  /** The account that the draft belongs to; null where nobody was signed in. */
  readonly owner: string | null;
  /** The document's id, version and hash on the server; null before its first save. */
  readonly saved: { readonly id: string; readonly version: number; readonly hash?: string | null } | null;
  /** The draft that was opened holds changes that the account does not have. */
  readonly hasUnsavedChanges: boolean;
  /** The account has moved on since those changes were begun: a user has to choose first. */
  readonly conflict: SavedDocument | null;
  /** The hashes of what was sent and not answered in an earlier visit. */
  readonly unanswered?: readonly string[];
  /** Called when the account has a new document; `isOpen` tells whether its editor still is. */
  readonly onCreated: (receipt: SaveReceipt, isOpen: boolean) => void;
}
