import { FileUp } from 'lucide-react';
import { ref } from 'valtio';
import { useEditor } from '../../document/editor-context.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';

/** Renders the button that makes cards of a file: of Quizlet, Anki, a spreadsheet, a bank of questions. */
export function ImportCardsButton() {
  const { view } = useEditor();
  const open = () => {
    view.imports = ref({ file: null, at: 0 });
  };
  return <IconButton label="Import questions" icon={FileUp} onPress={open} />;
}
