import { api } from '../api/api.ts';
import { getDeviceAccount } from '../api/device-account.ts';
import type { Editor } from '../document/editor.ts';
import { adoptNewerVersion } from '../saving/adopt-newer-version.ts';
import { broadcast, type TabMessage } from '../saving/other-tabs.ts';
import type { Saver } from '../saving/saver.ts';
import { TabFollower } from '../saving/tab-follower.ts';
import { showToast } from '../ui/feedback/toast.ts';

// One part, so that a tab without a connection has both or neither.
export { askTabs } from '../saving/ask-tabs.ts';

/** Takes in what other tabs of this browser write and save, and says so the first time. */
export class TabFollowing {
  private readonly saver: Saver;
  private readonly editor: Editor;
  private readonly follower: TabFollower;
  private isTold = false;

  constructor(saver: Saver, editor: Editor) {
    this.saver = saver;
    this.editor = editor;
    this.follower = new TabFollower({
      saver,
      editor,
      post: (delta) => saver.id !== null && broadcast({ id: saver.id, says: 'wrote', delta }),
      onTaken: () => this.say(),
    });
  }

  hear(message: TabMessage): void {
    if (message.says === 'saved') void this.adopt(message.id, message.version);
    else if (message.says === 'wrote') void this.follower.take(message.delta);
    else if (message.says === 'asks') void this.give(message.id);
    else if (message.says !== 'gives') void this.follower.greet();
  }

  stop(): void {
    this.follower.stop();
  }

  /** Hands the document to a tab that cannot reach the account; what was written since, it hears as any other tab does. */
  private async give(id: string): Promise<void> {
    const { saver, editor } = this;
    const base = await saver.readBase();
    const { version } = saver;
    if (version === null) return;
    const copy = {
      document: base ?? editor.document,
      version,
      hash: saver.state.hash,
      hasUnsavedChanges: base === null,
      owner: getDeviceAccount(),
    };
    broadcast({ id, says: 'gives', copy });
  }

  private async adopt(id: string, version: number): Promise<void> {
    if (version <= (this.saver.version ?? version)) return;
    // Without a connection the next save finds out.
    const read = () => api.readDocument({ params: { id } });
    if (await adoptNewerVersion(this.saver, read).catch(() => false)) this.say();
  }

  private say(): void {
    if (this.isTold) return;
    this.isTold = true;
    showToast({ words: 'This page follows what you change in another tab.' });
  }
}
