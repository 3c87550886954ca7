import { useEditor } from '../../document/editor-context.ts';
import { closeDrawer } from './drawer.ts';

/** Dims the sheets behind the drawer; a press there closes it, as Escape and its button do. */
export function DrawerScrim() {
  const { view } = useEditor();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and Escape serve the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div className="drawer-scrim" onClick={() => closeDrawer(view)} />
  );
}
