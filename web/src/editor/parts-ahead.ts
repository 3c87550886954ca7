import { worksheetView } from '#shared/kinds/views.ts';
import { listLaterParts } from '../kinds/sections.tsx';
import { loadToasts } from '../ui/feedback/toast.ts';

/** The parts that the editor opens later, the most used first. */
export const PARTS: readonly (() => Promise<unknown>)[] = [
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
