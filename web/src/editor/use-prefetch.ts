import { useEffect } from 'react';
import { worksheetView } from '#shared/kinds/views.ts';
import { runWhenIdle } from '#shared/paper/draw/when-idle.ts';
import { listLaterParts } from '../kinds/sections.tsx';
import { whenTouched } from '../ui/behaviour/when-touched.ts';
import { loadToasts } from '../ui/feedback/toast.ts';

/** How long the next part waits for an idle moment at most. */
const PATIENCE_MS = 500;

/** The parts that the editor opens later, the most used first. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  worksheetView.load,
  loadToasts,
  () => import('../richtext/RichTextToolbar.tsx'),
  () => import('../richtext/maths/MathsTool.tsx'),
  ...listLaterParts(),
  () => import('../panels/HeaderStyle.tsx'),
  () => import('../panels/StudentFields.tsx'),
  () => import('../panels/BodyPanel.tsx'),
  () => import('../panels/PagePanel.tsx'),
  () => import('../panels/InstructionsPanel.tsx'),
  () => import('./add-item/AddItemModal.tsx'),
  () => import('./items/ItemMenu.tsx'),
  () => import('../ui/overlays/FloatingPanel.tsx'),
  () => import('./Characters.tsx'),
  () => import('../ui/overlays/ConfirmDialog.tsx'),
  () => import('../images/PictureDialog.tsx'),
  () => import('../images/PicturePopover.tsx'),
  () => import('../images/stickers/StickerLayer.tsx'),
  () => import('../modals/NameDialog.tsx'),
  () => import('../modals/SignInDialog.tsx'),
  () => import('./PrintingDialog.tsx'),
  () => import('./tab-following.ts'),
  () => import('../modals/OnboardingDialog.tsx'),
  () => import('../plans/PaywallDialog.tsx'),
  () => import('./commands/CommandPalette.tsx'),
  () => import('./desk/PagePictures.tsx'),
  () => import('../help/HelpMenu.tsx'),
  () => import('../help/ShortcutsDialog.tsx'),
  () => import('../help/HelpPages.tsx'),
  () => import('../help/HelpDialog.tsx'),
];

/**
 * Loads the later parts one after the other, from the first movement of the pointer or the first key on: they then open
 * at once, also offline. Whoever only looks at the document does not pay for them, nor who asked to save data.
 */
export function usePrefetch(): void {
  useEffect(() => whenTouched(() => void loadParts()), []);
}

async function loadParts(): Promise<void> {
  if (!navigator.onLine || isSavingData()) return;
  for (const fetchPart of PARTS) {
    await new Promise<void>((resolve) => runWhenIdle(resolve, PATIENCE_MS));
    await fetchPart().catch(() => undefined);
  }
}

/** Tells whether somebody asked their browser to fetch no more than is needed; not every browser has the question. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
