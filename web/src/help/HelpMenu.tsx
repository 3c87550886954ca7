import { BookOpen, Keyboard, MessageCircleQuestionMark } from 'lucide-react';
import { MenuAt } from '../ui/overlays/MenuPanel.tsx';
import { listKeys } from './keys/match-shortcut.ts';
import { showHelp } from './shown-help.ts';
import { TOPIC_IDS, TOPICS } from './topic-list.ts';

interface HelpMenuProps {
  /** The place of the menu in px of the window. */
  readonly at: { readonly x: number; readonly y: number };
  readonly onClose: () => void;
}

/** Renders the help pages, the sheet of shortcuts and the form for a question as a menu. */
export function HelpMenu(props: HelpMenuProps) {
  const pages = TOPIC_IDS.map((id) => ({
    id,
    label: TOPICS[id],
    icon: BookOpen,
    onAction: () => showHelp(id),
  }));
  return (
    <MenuAt
      {...props}
      label="Help"
      entries={[
        ...pages,
        {
          id: 'shortcuts',
          label: 'Keyboard shortcuts',
          icon: Keyboard,
          keys: listKeys('shortcuts'),
          startsGroup: true,
          onAction: () => showHelp('shortcuts'),
        },
        {
          id: 'question',
          label: 'Ask us a question',
          icon: MessageCircleQuestionMark,
          onAction: () => showHelp('question'),
        },
      ]}
    />
  );
}
