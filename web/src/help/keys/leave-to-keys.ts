import { showToast } from '../../ui/feedback/toast.ts';
import { listKeys } from './match-shortcut.ts';
import type { ShortcutName } from './shortcuts.ts';

/** Names the keys that do what the browser did not allow a menu to do. */
export function leaveToKeys(name: ShortcutName): void {
  const words = `Your browser leaves this to the keys: press ${listKeys(name).join(' + ')}.`;
  showToast({ words, tone: 'danger' });
}
