import { Share } from 'lucide-react';
import { Button } from '../../ui/buttons/Button.tsx';

interface ShareButtonProps {
  readonly title: string;
  readonly url: string;
}

/** Renders the button that opens the device's own way to share, where it has one: to a class, a chat or a mail. */
export function ShareButton(shared: ShareButtonProps) {
  if (!('share' in navigator)) return null;
  return (
    // Whoever closes it has changed their mind.
    <Button variant="action" icon={Share} onPress={() => void navigator.share(shared).catch(() => undefined)}>
      Share
    </Button>
  );
}
