import { Eye, PencilLine } from 'lucide-react';
import { useEditor } from '../../document/editor-context.ts';
import { useViewFact } from '../../document/use-view.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { closeDrawer, DRAWER_BUTTON, openDrawer } from './drawer.ts';

/** Renders the button that opens the drawer, "Edit", and closes it, "Preview". */
export function DrawerButton() {
  const { view } = useEditor();
  const isOpen = useViewFact(({ drawer }) => drawer);
  const toggle = () => (isOpen ? closeDrawer(view) : openDrawer(view));
  return (
    <Button id={DRAWER_BUTTON} icon={isOpen ? Eye : PencilLine} onPress={toggle}>
      {isOpen ? 'Preview' : 'Edit'}
    </Button>
  );
}
