import { useEffect, useState } from 'react';
import { deviceMemory } from '../device/device-memory.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { checkLetterWidths } from './letter-widths.ts';
import './SpacingNotice.css';

const DISMISSED = 'spacing-notice-dismissed';

/** Renders a notice, until it is dismissed on this device, where this browser ends lines elsewhere than the PDF does. */
export function SpacingNotice() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (deviceMemory.read(DISMISSED) === null)
      void checkLetterWidths().then((hasOwnWidths) => setShown(!hasOwnWidths));
  }, []);
  if (!isShown) return null;
  const dismiss = () => {
    deviceMemory.write(DISMISSED, 'yes');
    setShown(false);
  };
  return (
    <div className="notice" role="status">
      <p>
        This browser sets letters wider or closer than they print. Lines may end elsewhere in the PDF, and it
        may have more or fewer pages.
      </p>
      <Button size="dense" onPress={dismiss}>
        Got it
      </Button>
    </div>
  );
}
