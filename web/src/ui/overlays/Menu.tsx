import { Check, type LucideIcon } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import {
  Menu as AriaMenu,
  Text as AriaText,
  Keyboard,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components/Menu';
import '../feedback/Kbd.css';
import './menu.css';

/** One line of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly onAction: () => void;
  readonly tone?: 'danger';
  readonly isDisabled?: boolean;
  /** Keys that do the same, shown at the right: `['Ctrl', 'C']`. */
  readonly keys?: readonly string[];
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

interface MenuAtProps {
  /** In px of the window. */
  at: { readonly x: number; readonly y: number };
  label: string;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** Renders commands at a point, where the right button was pressed. */
export function MenuAt({ at, label, entries, onClose }: MenuAtProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={anchor} style={{ position: 'fixed', left: at.x, top: at.y }} />
      <Popover
        className="menu-popover"
        triggerRef={anchor}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        placement="bottom start"
        offset={0}
        aria-label={label}
      >
        <AriaMenu className="menu" aria-label={label} autoFocus="first" onClose={onClose}>
          {entries.flatMap(toItem)}
        </AriaMenu>
      </Popover>
    </>
  );
}

function toItem({ id, label, icon: Icon, tone, isChosen, startsGroup, keys, ...rest }: MenuEntry) {
  const className = tone ? `menu-item menu-item-${tone}` : 'menu-item';
  const item = (
    <MenuItem {...rest} key={id} id={id} textValue={label} className={className}>
      {Icon && <Icon aria-hidden />}
      <AriaText slot="label" className="menu-item-label">
        {label}
      </AriaText>
      {isChosen && <Check aria-label="chosen" />}
      {keys && (
        <>
          {/* Keys describe a command. Drawn as its text, they would count as a part of its name. */}
          <Keyboard hidden>{keys.join(' ')}</Keyboard>
          <span className="keys" aria-hidden>
            {keys.map((key) => (
              <kbd key={key} className="kbd" data-key={key} />
            ))}
          </span>
        </>
      )}
    </MenuItem>
  );
  return startsGroup ? [<Separator key={`${id}-line`} className="menu-separator" />, item] : [item];
}
