import { useEffect, useState } from 'react';
import { deviceMemory } from '../device/device-memory.ts';
import { useEditor } from '../document/editor-context.ts';
import { useViewFact } from '../document/use-view.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { openDrawer } from './small-screen/drawer.ts';

const DISMISSED = 'small-screen-notice-dismissed';

/** Renders a notice for small screens until it is dismissed on this device: by its button, or by whatever else opens the drawer. */
export function SmallScreenNotice() {
  const { view } = useEditor();
  const isEditing = useViewFact(({ drawer }) => drawer);
  // The drawer of a window that was just made small is open with the item in it: nobody has opened it here.
  const [wasClosed, setClosed] = useState(false);
  const [isDismissed, setDismissed] = useState(() => deviceMemory.read(DISMISSED) !== null);
  if (!isEditing && !wasClosed) setClosed(true);
  if (isEditing && wasClosed && !isDismissed) setDismissed(true);
  useEffect(() => {
    if (isDismissed) deviceMemory.write(DISMISSED, 'yes');
  }, [isDismissed]);
  if (isDismissed) return null;
  const editAnyway = () => {
    setDismissed(true);
    openDrawer(view);
  };
  return (
    <div className="notice notice-small-screen">
      <p>This editor works best on a screen wider than 925{'\u00a0'}px.</p>
      <Button size="dense" onPress={editAnyway}>
        {isEditing ? 'Go on' : 'Edit anyway'}
      </Button>
    </div>
  );
}
