import { groupBy } from 'es-toolkit';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { takeFreeVersion } from '#shared/document/free-version.ts';
import { listPremiumUses } from '#shared/document/premium.ts';
import type { PremiumUse } from '#shared/kinds/parts/premium-use.ts';
import { PREMIUM_FEATURES, type PremiumFeature } from '#shared/vocabulary/premium-features.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import { useGoTo } from '../document/use-go-to.ts';
import '../modals/form.css';
import { Button } from '../ui/buttons/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { useGoPremium } from './use-go-premium.tsx';
import './PaywallDialog.css';

interface PaywallDialogProps {
  readonly documentId: string;
  /** Ids of the pictures that the server calls premium. */
  readonly premiumImages: readonly string[];
  /** Nothing premium is left. */
  readonly onFree: () => void;
  readonly onClose: () => void;
}

/** Renders the premium features of the document, each with its free version, and the way to Premium. */
export function PaywallDialog({ documentId, premiumImages, onFree, onClose }: PaywallDialogProps) {
  const editor = useEditor();
  const document = useDocument();
  const goTo = useGoTo();
  const premium = useGoPremium(documentId);
  // How many steps back lead to the document as the dialog found it.
  const [steps, setSteps] = useState(0);
  const uses = listPremiumUses(document, ({ id }) => premiumImages.includes(id));
  const groups = Object.entries(groupBy(uses, ({ feature }) => feature)) as [PremiumFeature, PremiumUse[]][];

  const list = useRef<HTMLUListElement>(null);

  const take = (of: readonly PremiumUse[]) => {
    editor.seal();
    editor.edit(editor.path, takeFreeVersion, of, { name: 'Use the free version' });
    setSteps(steps + 1);
    // The button that was pressed goes with its feature: the next one's takes its place.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(FREE_BUTTON)?.focus());
  };
  const show = (where: string) => {
    onClose();
    goTo(where);
  };
  const undo = () => {
    editor.undo();
    setSteps(steps - 1);
  };
  const footer = (
    <>
      {steps > 0 && (
        <Button variant="action" icon={Undo2} onPress={undo}>
          Undo
        </Button>
      )}
      <Button onPress={onClose}>Back to editing</Button>
      {uses.length > 0 ? premium.button : <Continue onPress={onFree} />}
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title="Premium features" footer={footer}>
      <div className="form">
        <p role="status">{uses.length > 0 ? ASKS : NOTHING_LEFT}</p>
        {groups.length > 0 && (
          <ul ref={list} className="list paywall-features">
            {groups.map(([feature, of]) => (
              <Feature
                key={feature}
                feature={feature}
                uses={of}
                onTake={() => take(of)}
                onShow={() => show(of[0]?.where ?? '')}
              />
            ))}
          </ul>
        )}
        {uses.length > 0 && premium.choice}
      </div>
    </Dialog>
  );
}

const FREE_BUTTON = '.paywall-actions > :last-child';
const ASKS =
  'Your document is ready, and uses what comes with Premium. Keep it all, or use the free versions.';
const NOTHING_LEFT = 'Nothing premium is left. Your document can be made printable for free.';

const Continue = ({ onPress }: { onPress: () => void }) => (
  <Button variant="filled" autoFocus onPress={onPress}>
    Continue
  </Button>
);

interface FeatureProps {
  readonly feature: PremiumFeature;
  readonly uses: readonly PremiumUse[];
  readonly onTake: () => void;
  readonly onShow: () => void;
}

/**
 * Renders a premium feature. Privacy has no link: it is asked among the last questions and has no field in
 * the editor.
 */
function Feature({ feature, uses, onTake, onShow }: FeatureProps) {
  const { name, free } = PREMIUM_FEATURES[feature];
  return (
    <li className="paywall-feature">
      <div>
        <p className="strong">{name}</p>
        <p className="quiet">{describePlaces(uses)}</p>
        <p className="hint">{free}</p>
      </div>
      <span className="paywall-actions">
        {feature !== 'private' && (
          <Button variant="action" size="dense" aria-label={`Show me: ${name}`} onPress={onShow}>
            Show me
          </Button>
        )}
        <Button size="dense" aria-label={`Use the free version: ${name}`} onPress={onTake}>
          Use the free version
        </Button>
      </span>
    </li>
  );
}

/** More are counted. */
const NAMED = 4;

function describePlaces(uses: readonly PremiumUse[]): string {
  const named = uses.slice(0, uses.length > NAMED ? NAMED - 1 : NAMED).map(({ place }) => place);
  const rest = uses.length - named.length;
  return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
