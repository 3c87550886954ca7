import { broadcast, subscribeToTabs, type TabCopy } from './other-tabs.ts';

/** Another tab answers within so many ms, or none has the document open. */
const PATIENCE_MS = 2_000;

/**
 * Asks the other tabs of this browser for a document that the account cannot be asked for; null where none has it open for the
 * same account.
 */
export function askTabs(id: string, owner: string | null): Promise<TabCopy | null> {
  return new Promise((resolve) => {
    const finish = (copy: TabCopy | null) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(copy);
    };
    const timer = setTimeout(() => finish(null), PATIENCE_MS);
    const unsubscribe = subscribeToTabs((message) => {
      if (message.says === 'gives' && message.id === id && message.copy.owner === owner) finish(message.copy);
    });
    broadcast({ id, says: 'asks' });
  });
}
