import { type ReactNode, useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import type { HandoutDocument } from '#shared/document/document.ts';
import { listPremiumUses } from '#shared/document/premium.ts';
import { PREMIUM_FEATURES, type PremiumFeature } from '#shared/vocabulary/premium-features.ts';
import { useSession } from '../api/use-session.ts';
import { useEditor } from '../document/editor-context.ts';
import type { Saver } from '../saving/saver.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';

const PremiumDialog = createLazyDialog(async () => (await import('./PremiumDialog.tsx')).PremiumDialog);

/** Looked for once the changes pause, so that no key waits for it. */
const QUIET_MS = 400;

/**
 * Shows a message once for each premium feature when a user without a plan first uses it: trying is free. It
 * blocks nothing. Returns the dialog with the offer.
 */
export function usePremiumPrompt(saver: Saver): ReactNode {
  const editor = useEditor();
  const { status, user } = useSession();
  const [isShown, show] = useState(false);
  const isForFree = user ? user.plan === 'free' && user.role === 'user' : status !== 'unknown';
  useEffect(() => {
    if (!isForFree) return;
    // Features that were there on opening need no message.
    const announced = new Set(listPremiumFeatures(editor.document));
    const look = () => {
      const fresh = listPremiumFeatures(editor.document).filter((feature) => !announced.has(feature));
      for (const feature of fresh) showPremiumToast(feature, () => show(true));
      for (const feature of fresh) announced.add(feature);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe(editor.state, () => {
      clearTimeout(timer);
      timer = setTimeout(look, QUIET_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [editor, isForFree]);
  return isShown && <PremiumDialog documentId={saver.id} onClose={() => show(false)} />;
}

/** Lists the premium features in use, except privacy, which Make Printable explains itself. */
const listPremiumFeatures = (document: HandoutDocument): PremiumFeature[] => [
  ...new Set(listPremiumUses(document).flatMap(({ feature }) => (feature === 'private' ? [] : [feature]))),
];

function showPremiumToast(feature: PremiumFeature, onAction: () => void): void {
  showToast({
    words: `${PREMIUM_FEATURES[feature].name}: free to try. You decide before printing.`,
    action: { label: 'See Premium', onAction },
  });
}
