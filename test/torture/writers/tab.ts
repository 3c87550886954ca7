import type { HandoutDocument } from '#shared/document/document.ts';
import { setFields } from '#shared/document/document-rules.ts';
import { createApi } from '../../../web/src/api/client.ts';
import type { SessionStore } from '../../../web/src/api/session.ts';
import { Editor } from '../../../web/src/document/editor.ts';
import type { Draft, DraftStore } from '../../../web/src/saving/drafts.ts';
import { Saver } from '../../../web/src/saving/saver.ts';
import { createAccount } from '../../../web/src/saving/saver-account.ts';
import type { Journal } from './journal.ts';

interface TabOptions {
  readonly url: string;
  readonly session: SessionStore;
  readonly name: string;
  readonly opened: { readonly id: string; readonly version: number; readonly document: HandoutDocument };
  readonly journal: Journal;
  /** Gives the next number in [0, 1). */
  readonly random: () => number;
}

/** One of many tabs that have the same document open: the editor's own saver and client, without pages. */
export class Tab {
  private readonly editor: Editor;
  private readonly saver: Saver;
  private readonly device = new Map<string, Draft>();
  private readonly options: TabOptions;
  private texts = 0;

  constructor(options: TabOptions) {
    this.options = options;
    const { url, session, journal, name } = options;
    const { id, version, document } = options.opened;
    const api = createApi({ session, fetch: journal.watch(url, name) });
    this.editor = new Editor(document);
    const drafts: DraftStore = {
      list: async () => [...this.device.values()],
      read: async (key) => this.device.get(key) ?? null,
      write: async (draft) => void this.device.set(draft.key, draft),
      remove: async (key) => void this.device.delete(key),
    };
    this.saver = new Saver({
      ...{ editor: this.editor, drafts, account: createAccount(api, session) },
      ...{
        key: `${id}~${name}`,
        saved: { id, version },
        hasUnsavedChanges: false,
        conflict: null,
        owner: null,
      },
      onCreated: () => undefined,
    });
  }

  /**
   * Saves a new text. Where a conflict stands, its user chooses first: their own copy is then saved once more, or another
   * text is written on top of the other copy.
   */
  async save(): Promise<void> {
    const isKept = this.saver.state.conflict !== null && this.options.random() < 0.5;
    if (isKept) await this.saver.resolveConflict('mine');
    else await this.saveAnother();
    this.check();
  }

  private async saveAnother(): Promise<void> {
    await this.saver.resolveConflict('theirs');
    const title = `${this.options.name}, text ${++this.texts}`;
    this.editor.edit(this.editor.path, setFields, { title }, { name: 'Edit title' });
    await this.saver.save();
  }

  /** What the saver says must be what the server has answered, and whoever lost must still have their text. */
  private check(): void {
    const { name, journal } = this.options;
    const { state } = this.saver;
    const { text, isWon } = journal.getLast(name);
    const hasText = this.editor.document.title === text;
    if (isWon && state.status !== 'saved') journal.miss(`${name} won and is told "${state.status}"`);
    if (!isWon && state.conflict === null) journal.miss(`${name} lost and is not told: ${state.error}`);
    if (!isWon && !hasText) journal.miss(`${name} has lost its text ${JSON.stringify(text)}`);
    const drafts = [...this.device.values()].map(({ document }) => document.title);
    if (!isWon && !drafts.includes(text))
      journal.miss(`the device of ${name} has not ${JSON.stringify(text)}`);
  }
}
