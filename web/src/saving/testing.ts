import type { SavedDocument } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { documentHash } from '#shared/document/hash.ts';
import { change } from '#shared/document/rules.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { Editor } from '../document/editor.ts';
import type { Draft, DraftStore } from './drafts.ts';
import {
  type Account,
  EditorOutdated,
  SaveConflict,
  type SaveRefused,
  type SaverOptions,
} from './keeping.ts';
import { Saver } from './saver.ts';

/** An account in memory that keeps versions as the server does, and can lose its answers. */
class FakeAccount implements Account {
  user: string | null = 'me';
  version = 0;
  kept: HandoutDocument | null = null;
  losesAnswers = false;
  fails = false;
  readonly keys: string[] = [];
  /** It is of a newer version than the editor. */
  isNewer = false;
  asked = 0;

  refuses: SaveRefused | null = null;
  userId = () => this.user;
  create = async (document: HandoutDocument, mutation: string) => {
    const known = this.keys.includes(mutation);
    if (!known) this.keep(document);
    return this.answer(mutation);
  };
  update = async (_: string, base: number, document: HandoutDocument, mutation: string) => {
    if (this.fails) throw new Error('no connection');
    this.asked += 1;
    if (this.refuses) throw this.refuses;
    if (this.isNewer) throw new EditorOutdated();
    if (!this.keys.includes(mutation)) {
      if (base !== this.version) throw new SaveConflict(await this.current());
      this.keep(document);
    }
    return this.answer(mutation);
  };
  keep(document: HandoutDocument): void {
    this.kept = structuredClone(document);
    this.version += 1;
  }
  async current(): Promise<SavedDocument> {
    const document = this.kept ?? aWorksheet();
    const hash = await documentHash(document);
    return { document, hash, version: this.version, updated_at: new Date().toISOString() } as SavedDocument;
  }
  private async answer(mutation: string) {
    this.keys.push(mutation);
    if (this.losesAnswers) throw new Error('the answer was lost');
    const { hash, version, updated_at } = await this.current();
    return { id: 'doc', user_id: 'me', version, hash, updated_at };
  }
}

function aDraftStore() {
  const rows = new Map<string, Draft>();
  const store: DraftStore = {
    list: async () => [...rows.values()],
    write: async (draft) => void rows.set(draft.key, structuredClone(draft)),
    remove: async (key) => void rows.delete(key),
  };
  return { rows, store };
}

/** An editor with what keeps its document. */
export function open(options: Partial<SaverOptions> = {}) {
  const account = new FakeAccount();
  const { rows, store } = aDraftStore();
  const editor = new Editor(aWorksheet());
  if (options.saved) account.keep(editor.read());
  const created: string[] = [];
  const saver = new Saver({
    editor,
    account,
    drafts: store,
    key: options.saved ? 'doc' : 'draft-1',
    saved: null,
    hasUnsavedChanges: false,
    conflict: null,
    onCreated: ({ id }) => created.push(id),
    ...options,
  });
  const stop = saver.start();
  const name = (filename: string) => editor.edit(editor.document, change, { filename }, { name: 'Rename' });
  return { account, rows, editor, saver, created, name, stop };
}
export const SAVED = { saved: { id: 'doc', version: 1 } };
