import { useEffect } from 'react';
import { listLaterParts } from '../kinds/sections.tsx';

/** Long after the editor has loaded. */
const PAUSE_MS = 2_500;

/** The parts that the editor opens later, the most used first. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('./add-item/AddItemModal.tsx'),
  () => import('./items/ItemMenu.tsx'),
  () => import('../images/PictureDialog.tsx'),
  () => import('../images/stickers/StickerLayer.tsx'),
  () => import('../modals/NameDialog.tsx'),
  () => import('../modals/SignInDialog.tsx'),
  () => import('../modals/MakePrintableDialog.tsx'),
  () => import('../modals/OnboardingDialog.tsx'),
  () => import('../plans/PaywallDialog.tsx'),
  ...listLaterParts(),
  () => import('./commands/CommandPalette.tsx'),
  () => import('./desk/PagePictures.tsx'),
  () => import('../help/HelpMenu.tsx'),
  () => import('../help/ShortcutsDialog.tsx'),
  () => import('../help/HelpPages.tsx'),
  () => import('../help/HelpDialog.tsx'),
];

/**
 * Loads the later parts one after the other while the browser is idle: they then open at once, also offline.
 */
export function usePrefetch(): void {
  useEffect(() => {
    const timer = setTimeout(async () => {
      if (!navigator.onLine) return;
      for (const fetchPart of PARTS) await fetchPart().catch(() => undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
}
