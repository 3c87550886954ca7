import { Check, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import {
  Menu as AriaMenu,
  Text as AriaText,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components/Menu';
import './menu.css';

/** One line of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly onAction: () => void;
  readonly tone?: 'danger';
  readonly isDisabled?: boolean;
  /** Shown with a tick: the choice that is in force. */
  readonly isChosen?: boolean;
  /** True where a hairline is above it. */
  readonly startsGroup?: boolean;
}

interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  label: string;
  entries: readonly MenuEntry[];
}

/** Commands behind a button. Arrows move, letters find, Escape closes and returns the focus. */
export function Menu({ trigger, label, entries }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="menu-popover" offset={4}>
        <AriaMenu className="menu" aria-label={label}>
          {entries.flatMap(toItem)}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function toItem({ id, label, icon: Icon, tone, isChosen, startsGroup, ...rest }: MenuEntry) {
  const className = tone ? `menu-item menu-item-${tone}` : 'menu-item';
  const item = (
    <MenuItem {...rest} key={id} id={id} textValue={label} className={className}>
      {Icon && <Icon aria-hidden />}
      <AriaText slot="label" className="menu-item-label">
        {label}
      </AriaText>
      {isChosen && <Check aria-label="chosen" />}
    </MenuItem>
  );
  return startsGroup ? [<Separator key={`${id}-line`} className="menu-separator" />, item] : [item];
}
