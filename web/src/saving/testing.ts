import type { SavedDocument } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { setFields } from '#shared/document/document-rules.ts';
import { hashDocument } from '#shared/document/hash-document.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { Editor } from '../document/editor.ts';
import type { Draft, DraftStore } from './drafts.ts';
import {
  type Account,
  EditorOutdatedError,
  SaveConflictError,
  type SaveRejected,
  type SaverOptions,
} from './save-types.ts';
import { Saver } from './saver.ts';

/** An account in memory that keeps versions as the server does, and can lose its answers. */
export class FakeAccount implements Account {
  user: string | null = 'me';
  version = 0;
  stored: HandoutDocument | null = null;
  losesAnswers = false;
  fails = false;
  readonly keys: string[] = [];
  /** It is of a newer version than the editor. */
  isNewer = false;
  reads = 0;

  refuses: SaveRejected | null = null;
  userId = () => this.user;
  create = async (document: HandoutDocument, mutation: string) => {
    const known = this.keys.includes(mutation);
    if (!known) this.store(document);
    return this.answer(mutation);
  };
  update = async (_: string, base: number, document: HandoutDocument, mutation: string) => {
    if (this.fails) throw new Error('no connection');
    this.reads += 1;
    if (this.refuses) throw this.refuses;
    if (this.isNewer) throw new EditorOutdatedError();
    if (!this.keys.includes(mutation)) {
      if (base !== this.version) throw new SaveConflictError(await this.readCurrent());
      this.store(document);
    }
    return this.answer(mutation);
  };
  read = async () => {
    if (this.fails) throw new Error('no connection');
    return this.readCurrent();
  };
  /** The versions that are still stored, the first one first. */
  readonly versions: (HandoutDocument | null)[] = [];
  readVersion = async (_: string, version: number) => this.versions[version - 1] ?? null;
  store(document: HandoutDocument): void {
    this.stored = structuredClone(document);
    this.versions.push(this.stored);
    this.version += 1;
  }
  async readCurrent(): Promise<SavedDocument> {
    const document = structuredClone(this.stored) ?? aWorksheet();
    const hash = await hashDocument(document);
    return { document, hash, version: this.version, updated_at: new Date().toISOString() } as SavedDocument;
  }
  private async answer(mutation: string) {
    this.keys.push(mutation);
    if (this.losesAnswers) throw new Error('the answer was lost');
    const { hash, version, updated_at } = await this.readCurrent();
    return { id: 'doc', user_id: 'me', version, hash, updated_at };
  }
}

export function aDraftStore() {
  const rows = new Map<string, Draft>();
  const store: DraftStore = {
    list: async () => [...rows.values()],
    read: async (key) => rows.get(key) ?? null,
    write: async (draft) => void rows.set(draft.key, structuredClone(draft)),
    remove: async (key) => void rows.delete(key),
  };
  return { rows, store };
}

/** A worksheet that only this device has, written by the account "me". */
export const aDraft = (key: string, own: Partial<Draft> = {}): Draft => ({
  key,
  kind: 'worksheet',
  document: aWorksheet({ title: `Title of ${key}` }),
  base: null,
  changed_at: 1,
  owner: 'me',
  ...own,
});

/** An editor with what keeps its document. */
export function openSaver(options: Partial<SaverOptions> = {}) {
  const account = new FakeAccount();
  const { rows, store } = aDraftStore();
  const editor = options.editor ?? new Editor(aWorksheet());
  if (options.saved) account.store(editor.document);
  const created: string[] = [];
  const saver = new Saver({
    editor,
    account,
    drafts: store,
    key: options.saved ? 'doc' : 'draft-1',
    owner: null,
    saved: null,
    hasUnsavedChanges: false,
    conflict: null,
    onCreated: ({ id }) => created.push(id),
    ...options,
  });
  const stop = saver.start();
  const name = (filename: string) => editor.edit(editor.path, setFields, { filename }, { name: 'Rename' });
  return { account, rows, editor, saver, created, name, stop };
}
export const SAVED = { saved: { id: 'doc', version: 1 } };
