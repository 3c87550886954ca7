import { useSession } from '../api/use-session.ts';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { PremiumFeatures } from './PremiumFeatures.tsx';
import { PremiumPrices } from './PremiumPrices.tsx';
import { useGoPremium } from './use-go-premium.tsx';
import '../modals/form.css';

interface PremiumDialogProps {
  /** The document to return to; null for one that no account has. */
  readonly documentId: string | null;
  readonly onClose: () => void;
}

/** Renders what Premium adds and costs; a plan needs an account, so others sign up first. */
export function PremiumDialog({ documentId, onClose }: PremiumDialogProps) {
  const { user } = useSession();
  return user ? <Offer documentId={documentId} onClose={onClose} /> : <SignUpFirst onClose={onClose} />;
}

function Offer({ documentId, onClose }: PremiumDialogProps) {
  const premium = useGoPremium(documentId);
  return (
    <Dialog isOpen onClose={onClose} title="Premium" footer={premium.button} width="small">
      <div className="form">
        <PremiumFeatures />
        {premium.choice}
      </div>
    </Dialog>
  );
}

function SignUpFirst({ onClose }: Pick<PremiumDialogProps, 'onClose'>) {
  const askToSignIn = useSignIn();
  const action = (
    <Button
      variant="filled"
      onPress={() => void askToSignIn({ reason: 'Sign up to go Premium. Your work comes along.' })}
    >
      Sign up
    </Button>
  );
  return (
    <Dialog isOpen onClose={onClose} title="Premium" footer={action} width="small">
      <div className="form">
        <PremiumFeatures />
        <PremiumPrices />
      </div>
    </Dialog>
  );
}
