import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SideBarSectionId } from '../../document/editor-view.ts';
import { listKeys } from '../../help/keys/match-shortcut.ts';
import { type Addressee, early } from '../../ui/behaviour/early-queue.ts';
import { Keys } from '../../ui/feedback/Kbd.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { type Command, type CommandGroup, findCommands, listCommands, type Workplace } from './commands.ts';
import '../../ui/overlays/menu.css';
import './CommandPalette.css';

interface CommandPaletteProps extends Omit<Workplace, 'sections'> {
  readonly onClose: () => void;
}

/** A scrolling area takes the focus, so that keys can scroll it. */
const SCROLLS = { tabIndex: 0 };

/** Finds the sections of the side bar, as it shows them. */
const findSections = (): Workplace['sections'] =>
  [...document.querySelectorAll<HTMLElement>('.side-bar .section-row')].map((row) => ({
    id: row.closest<HTMLElement>('[data-section]')?.dataset.section as SideBarSectionId,
    title: row.querySelector('.section-title')?.textContent ?? '',
    open: () => {
      if (row.getAttribute('aria-expanded') !== 'true') row.click();
      row.focus();
    },
  }));

/** Waits until the dialog has given the focus back, which the command may move. */
function runAfterClosing(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(run)));
}

/** Returns the place that an arrow leads to among so many; from the last it goes on at the first. */
function move(from: number, key: string, count: number): number | null {
  const to = { ArrowDown: from + 1, ArrowUp: from - 1, PageDown: from + 8, PageUp: from - 8 }[key];
  if (to === undefined || count === 0) return null;
  return key.startsWith('Page') ? Math.max(0, Math.min(count - 1, to)) : (to + count) % count;
}

/** Renders a list of all commands: letters narrow it, the arrows choose, Enter runs. */
export function CommandPalette({ onClose, ...workplace }: CommandPaletteProps) {
  const [all] = useState(() => listCommands({ ...workplace, sections: findSections() }));
  const [search, setSearch] = useState('');
  const [place, setPlace] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const groups = findCommands(all, search);
  const found = groups.flatMap(({ commands }) => commands);
  const chosen = found[place];
  const toId = (command: Command) => `${id}${command.id.replaceAll(' ', '-')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each chosen command
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const run = (command: Command) => {
    onClose();
    // Keys that are pressed meanwhile are for the field that the command leads to.
    const next: Addressee = {};
    early.expect(next);
    runAfterClosing(() => {
      command.run();
      early.end(next);
    });
  };
  const press = (event: KeyboardEvent) => {
    const next = move(place, event.key, found.length);
    if (event.key === 'Enter' && chosen) run(chosen);
    else if (next !== null) setPlace(next);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog isOpen onClose={onClose} title="What would you like to do?">
      <div className="command-search">
        <SearchField
          role="combobox"
          aria-label="What would you like to do?"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={chosen && toId(chosen)}
          aria-autocomplete="list"
          placeholder="Matching, zoom, print"
          autoFocus
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPlace(0);
          }}
          onKeyDown={press}
        />
      </div>
      <div className="command-list" ref={list} {...SCROLLS}>
        <CommandList {...{ id, groups, chosen, toId }} onRun={run} />
        <p className="panel-hint" role="status">
          {found.length === 0 && 'Nothing found. Try another word.'}
        </p>
      </div>
    </Dialog>
  );
}

interface CommandListProps {
  readonly id: string;
  readonly groups: readonly CommandGroup[];
  readonly chosen: Command | undefined;
  readonly toId: (command: Command) => string;
  readonly onRun: (command: Command) => void;
}

const CommandList = ({ id, groups, chosen, toId, onRun }: CommandListProps) => (
  <div role="listbox" id={id} aria-label="What can be done">
    {groups.map(({ label, commands }) => (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
      <div key={label} role="group" aria-label={label}>
        <div className="caption command-group" aria-hidden="true">
          {label}
        </div>
        {commands.map((command) => (
          <Entry
            key={command.id}
            id={toId(command)}
            command={command}
            isChosen={command === chosen}
            onRun={() => onRun(command)}
          />
        ))}
      </div>
    ))}
  </div>
);

interface EntryProps {
  readonly id: string;
  readonly command: Command;
  readonly isChosen: boolean;
  readonly onRun: () => void;
}

function Entry({ id, command: { label, icon: Icon, shortcut }, isChosen, onRun }: EntryProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the search field
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search field
    <div
      role="option"
      id={id}
      aria-selected={isChosen}
      className="menu-item command"
      data-focused={isChosen || undefined}
      onClick={onRun}
    >
      <Icon aria-hidden />
      <span className="menu-item-label">{label}</span>
      {shortcut && <Keys keys={listKeys(shortcut)} />}
    </div>
  );
}
