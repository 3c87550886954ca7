import { SHORTCUTS, type ShortcutName } from './shortcuts.ts';

/** The part of a keyboard event that tells which keys are down. */
type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export const isMac = (): boolean => typeof navigator !== 'undefined' && /mac/i.test(navigator.userAgent);

/**
 * Reads the key by what it writes, so that Ctrl+Z is Z on a German keyboard too; where that is no Latin letter, by its
 * place.
 */
function readKey({ key, code }: Press): string {
  const isOtherScript = key.length === 1 && key > '~';
  return (isOtherScript ? code.replace(/^Key/, '') : key).toLowerCase();
}

function matchesKeys(press: Press, keys: string, mac: boolean): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1);
  if (readKey(press) !== key) return false;
  const has = (name: string) => parts.includes(name);
  return (
    press.ctrlKey === (has('ctrl') || (has('mod') && !mac)) &&
    press.metaKey === (has('meta') || (has('mod') && mac)) &&
    press.altKey === has('alt') &&
    // A sign such as "?" says itself whether it takes Shift.
    (press.shiftKey === has('shift') || /^[^a-z]$/.test(key))
  );
}

/** Finds which of the shortcuts is pressed; null where none is. */
export function findShortcut<Name extends ShortcutName>(
  press: Press,
  names: readonly Name[],
  mac = isMac(),
): Name | null {
  return names.find((name) => SHORTCUTS[name].keys.some((keys) => matchesKeys(press, keys, mac))) ?? null;
}

const SIGNS: Readonly<Record<string, string>> = { arrowup: 'Up', arrowdown: 'Down', escape: 'Esc' };
const MAC_SIGNS: Readonly<Record<string, string>> = { mod: '⌘', alt: '⌥', shift: '⇧', ctrl: '⌃' };

const writeKey = (key: string, mac: boolean): string => {
  const name = key === 'mod' ? 'ctrl' : key;
  return (mac && MAC_SIGNS[key]) || SIGNS[key] || name.charAt(0).toUpperCase() + name.slice(1);
};

/** Lists the keys of a shortcut as they are shown: "Ctrl", "Shift", "Z". */
export const listKeys = (name: ShortcutName, mac = isMac()): readonly string[] =>
  (SHORTCUTS[name].keys[0] ?? '').split('+').map((key) => writeKey(key, mac));
