import { useEffect } from 'react';
import { subscribe } from 'valtio';
import type { Editor } from '../document/editor.ts';
import { broadcast, subscribeToTabs, type TabMessage } from '../saving/other-tabs.ts';
import type { Saver } from '../saving/saver.ts';

const isInSight = (): boolean => document.visibilityState === 'visible';

/**
 * Tells the other tabs with the same document open what this one has saved, and has them answered. While another one is in
 * sight, each saves as soon as nobody types; one behind them has time.
 */
export function useOtherTabs(saver: Saver, editor: Editor): void {
  useEffect(() => {
    const tabs = new OtherTabs(saver, editor);
    const unsubscribe = subscribe(saver.state, () => tabs.tell());
    const stop = subscribeToTabs((message) => tabs.hear(message));
    const listening = new AbortController();
    document.addEventListener('visibilitychange', () => tabs.tellSight(), listening);
    tabs.tell();
    return () => {
      unsubscribe();
      stop();
      listening.abort();
      tabs.stop();
    };
  }, [saver, editor]);
}

/** What follows the other tabs is loaded when the first one says something. */
type Following = import('./tab-following.ts').TabFollowing;

class OtherTabs {
  private readonly saver: Saver;
  private readonly editor: Editor;
  private announced: number | null;
  private greeted: string | null = null;
  private following: Promise<Following> | null = null;
  private isOver = false;

  constructor(saver: Saver, editor: Editor) {
    this.saver = saver;
    this.editor = editor;
    this.announced = saver.version;
  }

  /** Tells that the document is open here, and which version was saved. */
  tell(): void {
    const { id, version, state } = this.saver;
    if (id === null) return;
    if (this.greeted !== id && isInSight()) broadcast({ id, says: 'opened' });
    this.greeted = id;
    if (state.status !== 'saved' || version === null || version === this.announced) return;
    this.announced = version;
    broadcast({ id, says: 'saved', version });
  }

  tellSight(): void {
    const { id, follower } = this.saver;
    follower?.send();
    if (id !== null) broadcast({ id, says: isInSight() ? 'opened' : 'hidden' });
  }

  hear(message: TabMessage): void {
    const { id, says } = message;
    if (id !== this.saver.id) return;
    // The other tab knows its own version.
    if (says === 'saved') this.announced = Math.max(this.announced ?? 0, message.version);
    else if (says !== 'wrote') this.saver.isShared = says !== 'hidden';
    if (says === 'opened' && isInSight()) broadcast({ id, says: 'open too' });
    if (says !== 'hidden') void this.follow(message);
  }

  stop(): void {
    this.isOver = true;
    void this.following?.then((following) => following.stop());
  }

  private async follow(message: TabMessage): Promise<void> {
    this.following ??= import('./tab-following.ts').then(
      ({ TabFollowing }) => new TabFollowing(this.saver, this.editor),
    );
    try {
      const following = await this.following;
      if (!this.isOver) following.hear(message);
    } catch {
      // Without a connection it is loaded with a later word of another tab.
      this.following = null;
    }
  }
}
