import { Pressable } from '../buttons/Pressable.tsx';
import { getInitials } from './initials.ts';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './menu-entry.ts';
import './AvatarMenu.css';

interface AvatarMenuProps {
  /** The user's name, or their e-mail address. */
  name: string;
  entries: readonly MenuEntry[];
}

/** Renders the user's initials at the right end of the top bar, with the account menu. */
export function AvatarMenu({ name, entries }: AvatarMenuProps) {
  const trigger = (
    <Pressable className="avatar" aria-label={`${getInitials(name)}: account of ${name}`}>
      {getInitials(name)}
    </Pressable>
  );
  return <Menu trigger={trigger} label="Account" entries={entries} />;
}
