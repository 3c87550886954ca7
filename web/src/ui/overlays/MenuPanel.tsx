import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import {
  Menu as AriaMenu,
  Text as AriaText,
  Header,
  Keyboard,
  MenuItem,
  MenuSection,
  Separator,
} from 'react-aria-components/Menu';
import '../feedback/Kbd.css';
import { FloatingPanel } from './FloatingPanel.tsx';
import type { MenuEntry } from './menu-entry.ts';
import './menu.css';

export interface MenuPanelProps {
  /** The element beside which the entries open. */
  readonly button: RefObject<HTMLElement | null>;
  readonly label: string;
  /** The words above the entries, which name them. */
  readonly head?: ReactNode;
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
}

/** Renders the entries of a menu while it is open; the first has the focus. */
export function MenuPanel({ button, label, head, entries, onClose }: MenuPanelProps) {
  return (
    <FloatingPanel button={button} label={label} placement="bottom start" onClose={onClose}>
      <AriaMenu className="menu" aria-label={label} autoFocus="first" onClose={onClose}>
        {head ? (
          <MenuSection>
            <Header className="menu-head">{head}</Header>
            {entries.flatMap(toItem)}
          </MenuSection>
        ) : (
          entries.flatMap(toItem)
        )}
      </AriaMenu>
    </FloatingPanel>
  );
}

interface MenuAtProps extends Omit<MenuPanelProps, 'button'> {
  /** The place of the menu in px of the window. */
  readonly at: { readonly x: number; readonly y: number };
}

/** The heights of an entry, of a line before a group, and of what is around them, in px: as in `menu.css`. */
const [ENTRY, LINE, AROUND] = [36, 9, 26];

/** Returns how far down commands open, in px of the window: at `y`, or higher where they fit neither below nor above it. */
function findTop(y: number, entries: readonly MenuEntry[]): number {
  const lines = entries.filter(({ startsGroup }) => startsGroup).length;
  const height = entries.length * ENTRY + lines * LINE + AROUND;
  const lowest = window.innerHeight - height;
  return y <= lowest || y >= height ? y : Math.max(0, lowest);
}

/** Renders commands at a point, where the right button was pressed. */
export function MenuAt({ at, ...panel }: MenuAtProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={anchor} style={{ position: 'fixed', left: at.x, top: findTop(at.y, panel.entries) }} />
      <MenuPanel {...panel} button={anchor} />
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
