import { deviceMemory } from './device-memory.ts';

/** Light or dark, as the interface is drawn; paper is light in both. */
export type Theme = 'light' | 'dark';

const KEY = 'theme';

const askSystem = () => matchMedia('(prefers-color-scheme: dark)');
const readSystemTheme = (): Theme => (askSystem().matches ? 'dark' : 'light');

/** Returns the theme that the user chose on this device; null where the system decides. */
function readChosenTheme(): Theme | null {
  const chosen = deviceMemory.read(KEY);
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

export const readTheme = (): Theme => readChosenTheme() ?? readSystemTheme();

/** Calls back when the system changes its theme; returns what ends that. */
export function watchSystemTheme(onChange: () => void): () => void {
  const system = askSystem();
  system.addEventListener('change', onChange);
  return () => system.removeEventListener('change', onChange);
}

const drawTheme = (theme: Theme | null): void => {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
};

/** Draws the interface in the chosen theme; without a choice the style sheet follows the system. */
export const applyTheme = (): void => drawTheme(readChosenTheme());

/** Changes from this theme to the other. What the system has anyway is not stored, so that it decides again. */
export function switchTheme(from: Theme): Theme {
  const next = from === 'dark' ? 'light' : 'dark';
  const chosen = next === readSystemTheme() ? null : next;
  deviceMemory.write(KEY, chosen);
  drawTheme(chosen);
  return next;
}
