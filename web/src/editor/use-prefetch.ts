import { useEffect } from 'react';

/** Long after the editor itself stands. */
const PAUSE_MS = 2_500;

/** What the editor opens later, what is opened most first. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('./add-item/AddItemModal.tsx'),
  () => import('../images/PictureDialog.tsx'),
  () => import('../images/stickers/StickerLayer.tsx'),
  () => import('../modals/FilenameDialog.tsx'),
  () => import('../modals/SignInDialog.tsx'),
  () => import('../modals/MakePrintableDialog.tsx'),
  () => import('../modals/OnboardingDialog.tsx'),
  () => import('../plans/PaywallDialog.tsx'),
  () => import('../kinds/flashcard/PasteCardsDialog.tsx'),
  () => import('../help/HelpDialog.tsx'),
];

/**
 * Fetches what is opened later one after the other while nobody waits for it: it opens at once then, and a network
 * that is gone by that time takes no dialog along.
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
