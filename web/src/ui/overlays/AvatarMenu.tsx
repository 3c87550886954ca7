import { Pressable } from '../buttons/Pressable.tsx';
import { getInitials } from './initials.ts';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './menu-entry.ts';
import './AvatarMenu.css';

interface AvatarMenuProps {
  /** Empty where the user has given none: the e-mail address stands for it. */
  name: string;
  email: string;
  entries: readonly MenuEntry[];
}

/** Renders the user's initials at the right end of the top bar, with the account menu. */
export function AvatarMenu({ name, email, entries }: AvatarMenuProps) {
  const initials = getInitials(name || email);
  const who = name ? `${name}, ${email}` : email;
  const trigger = (
    <Pressable className="avatar" aria-label={`${initials}: account of ${who}`}>
      {initials}
    </Pressable>
  );
  const head = (
    <>
      {name && <bdi className="menu-head-name">{name}</bdi>}
      <span>{email}</span>
    </>
  );
  return <Menu trigger={trigger} label="Account" head={head} entries={entries} />;
}
