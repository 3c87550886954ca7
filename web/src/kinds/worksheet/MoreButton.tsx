import { Ellipsis } from 'lucide-react';
import { useEditor } from '../../document/editor-context.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';

/** Renders the button that opens the menu of items below itself. */
export function MoreButton({ ids }: { readonly ids: readonly string[] }) {
  const { view } = useEditor();
  const open = ({ target }: { target: Element }) => {
    const { left, bottom } = target.getBoundingClientRect();
    view.itemMenu = { x: left, y: bottom + 4, ids };
  };
  return <IconButton label="More" icon={Ellipsis} onPress={open} />;
}
