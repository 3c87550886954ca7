import { ArrowLeftRight, Copy, MessageSquareText, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { createKeepEntries } from '../../document/create-keep-entries.ts';
import { useEditor, useFact } from '../../document/editor-context.ts';
import type { Path } from '../../document/path.ts';
import { MenuDots } from '../../ui/buttons/Dots.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../ui/overlays/menu-entry.ts';
import { useCardNames } from './card-names.ts';
import { copyCards } from './copy-cards.ts';
import { type Deck, useCards } from './use-cards.ts';

interface CardActionsProps {
  readonly id: string;
  readonly name: string;
  readonly onPrompt: () => void;
}

const createPromptEntry = (onAction: () => void): MenuEntry => ({
  id: 'prompt',
  label: 'Add a prompt',
  icon: MessageSquareText,
  onAction,
});

/** Drawn once: a letter on its card changes nothing of it. */
export const CardActions = memo(function CardActions({ id, name, onPrompt }: CardActionsProps) {
  const cards = useCards();
  // A square of a game has no room for more than its word.
  const names = useCardNames();
  const prompt = names.one === 'card';
  const editor = useEditor();
  const path = (editor.path as Path<Deck>).at('items').entry(id);
  const isKept = useFact((document) => Boolean(path.find(document)?.kept));
  const copy = () => {
    const card = editor.read(path);
    if (card) void copyCards([card], names);
  };
  const entries: MenuEntry[] = [
    { id: 'swap', label: 'Swap the sides', icon: ArrowLeftRight, onAction: () => cards.swap(id) },
    ...(prompt ? [createPromptEntry(onPrompt)] : []),
    { id: 'copy', label: 'Copy as a row', icon: Copy, onAction: copy },
    ...createKeepEntries(editor, [id], isKept ? 'one' : 'none'),
    {
      id: 'delete',
      label: 'Delete',
      icon: Trash2,
      tone: 'danger',
      startsGroup: true,
      onAction: () => cards.remove(id),
    },
  ];
  return (
    <Menu
      label={`Actions of ${name}`}
      trigger={<IconButton label={`Actions of ${name}`} icon={MenuDots} />}
      entries={entries}
    />
  );
});
