/** The groups of the sheet of shortcuts, in their order. */
export const SHORTCUT_GROUPS = ['Document', 'Move around', 'Items'] as const;

export interface Shortcut {
  readonly group: (typeof SHORTCUT_GROUPS)[number];
  readonly label: string;
  /** Any of these does it, such as "mod+shift+z"; `mod` is Ctrl, or ⌘ on a Mac. The first one is shown. */
  readonly keys: readonly string[];
  /** The place where the key works, if not everywhere. */
  readonly note?: string;
}

/** Every shortcut of the editor: the sheet of shortcuts, the menus and the handlers of keys read this table. */
export const SHORTCUTS = {
  undo: { group: 'Document', label: 'Undo', keys: ['mod+z'] },
  redo: { group: 'Document', label: 'Redo', keys: ['mod+shift+z', 'mod+y'] },
  save: { group: 'Document', label: 'Save', keys: ['mod+s'] },
  commands: { group: 'Document', label: 'Find what you want to do', keys: ['mod+k'] },
  shortcuts: { group: 'Document', label: 'Show this sheet', keys: ['?'], note: 'outside a text' },
  addItem: { group: 'Items', label: 'Add an item below', keys: ['mod+enter', 'ctrl+enter', 'meta+enter'] },
  maths: { group: 'Items', label: 'Put in a formula', keys: ['alt+='], note: 'in a text' },
  copy: { group: 'Items', label: 'Copy', keys: ['mod+c'], note: 'with no text selected' },
  cut: { group: 'Items', label: 'Cut', keys: ['mod+x'], note: 'with no text selected' },
  paste: { group: 'Items', label: 'Paste below', keys: ['mod+v'] },
  pasteText: { group: 'Items', label: 'Paste copied items as words', keys: ['mod+shift+v'] },
  duplicate: { group: 'Items', label: 'Duplicate', keys: ['mod+d'] },
  remove: { group: 'Items', label: 'Delete', keys: ['delete', 'backspace'], note: 'outside a text' },
  moveUp: { group: 'Items', label: 'Move up', keys: ['alt+arrowup'], note: 'outside a text' },
  moveDown: { group: 'Items', label: 'Move down', keys: ['alt+arrowdown'], note: 'outside a text' },
  selectUp: {
    group: 'Items',
    label: 'Select the one above too',
    keys: ['shift+arrowup'],
    note: 'in the list',
  },
  selectDown: {
    group: 'Items',
    label: 'Select the one below too',
    keys: ['shift+arrowdown'],
    note: 'in the list',
  },
  selectAll: { group: 'Items', label: 'Select all', keys: ['mod+a'], note: 'outside a text' },
  clear: { group: 'Items', label: 'Leave the text; select one item only', keys: ['escape'] },
  messages: { group: 'Move around', label: 'Go to the messages, and back', keys: ['f6'] },
} as const satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutName = keyof typeof SHORTCUTS;
