import { findSetting } from './find-field.ts';

/**
 * Gives the focus to what sets a field of the document and brings it into sight. While its section still has to load it,
 * another element has the focus; whoever moves on from that one keeps their place.
 */
export function focusSetting(field: string, meanwhile: HTMLElement | null): void {
  const setting = findSetting(field);
  if (setting) {
    focus(setting);
    return;
  }
  meanwhile?.focus({ preventScroll: true });
  const section = meanwhile?.closest('.section');
  if (!section) return;
  const changes = new MutationObserver(() => {
    const come = findSetting(field);
    const isLeft = document.activeElement !== meanwhile;
    if (come || isLeft) changes.disconnect();
    if (come && !isLeft) focus(come);
  });
  changes.observe(section, { childList: true, subtree: true });
}

function focus(setting: HTMLElement): void {
  setting.focus({ preventScroll: true });
  setting.scrollIntoView({ block: 'nearest' });
}
