import type { ReactNode } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { useStateFact } from '../document/use-view.ts';
import type { Saver } from '../saving/saver.ts';
import { OutdatedScreen } from './OutdatedScreen.tsx';

interface UnlessOutdatedProps {
  readonly saver: Saver;
  readonly children: ReactNode;
}

/**
 * Renders the editor, until a save shows that the account has a newer version of the editor: then the
 * document is only shown.
 */
export function UnlessOutdated({ saver, children }: UnlessOutdatedProps) {
  const editor = useEditor();
  const outdated = useStateFact(saver.state, (state) => state.outdated);
  const onDevice = useStateFact(saver.state, (state) => state.onDevice);
  if (!outdated) return children;
  const safe = onDevice
    ? 'Your changes are safe on this device.'
    : 'Your last changes are not kept on this device yet: copy what you need first.';
  return (
    <OutdatedScreen document={editor.document}>
      There is a newer version of Handout. Reload to go on. {safe}
    </OutdatedScreen>
  );
}
