import type { LucideIcon } from 'lucide-react';
import {
  ArrowDownToLine,
  BookOpen,
  CircleHelp,
  CopyPlus,
  Download,
  Eye,
  FileDown,
  FilePen,
  FileUp,
  History,
  Keyboard,
  KeyRound,
  Library,
  ListChecks,
  Plus,
  Printer,
  Redo2,
  Save,
  Sticker,
  TextSelect,
  Trash2,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { ref } from 'valtio';
import { hasItems } from '#shared/document/document.ts';
import { setFields } from '#shared/document/document-rules.ts';
import { ADD_ITEM_GROUPS } from '#shared/items/add-item-groups.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import type { Editor } from '../../document/editor.ts';
import type { SideBarSectionId } from '../../document/editor-view.ts';
import type { ItemActions } from '../../document/item-actions.ts';
import { findNextPlace } from '../../document/open-items.ts';
import { listChosen, listShown, selectItems } from '../../document/selection.ts';
import { redoWithToast, undoWithToast } from '../../document/undo-with-toast.ts';
import type { ShortcutName } from '../../help/keys/shortcuts.ts';
import { showHelp } from '../../help/shown-help.ts';
import { TOPIC_IDS, TOPICS } from '../../help/topic-list.ts';

/** The context that the commands of the palette work on. */
export interface Workplace {
  readonly editor: Editor;
  readonly actions: ItemActions;
  readonly save: () => void;
  readonly rename: () => void;
  readonly makePrintable: () => void;
  readonly zoom: { change(by: 1 | -1): void; reset(): void };
  /** The sections that the side bar shows, and what opens each. */
  readonly sections: readonly {
    readonly id: SideBarSectionId;
    readonly title: string;
    readonly open: () => void;
  }[];
}

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Other words that find it. */
  readonly words?: string;
  /** The keys that do the same. */
  readonly shortcut?: ShortcutName;
  readonly run: () => void;
}

export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly Command[];
}

/** Lists the commands of an open document that do something now, in groups. */
export function listCommands(workplace: Workplace): readonly CommandGroup[] {
  return [
    { label: 'Add', commands: listAdding(workplace) },
    { label: 'Items', commands: listForItems(workplace) },
    { label: 'Go to', commands: listPlaces(workplace) },
    { label: 'Document', commands: listForDocument(workplace) },
    { label: 'View', commands: listViews(workplace) },
    { label: 'Help', commands: HELP },
  ].filter(({ commands }) => commands.length > 0);
}

function listAdding({ editor, actions }: Workplace): Command[] {
  const { document, view } = editor;
  const sticker: Command = {
    id: 'sticker',
    label: 'Add a sticker',
    words: 'picture image icon',
    icon: Sticker,
    run: () => {
      view.addsSticker = true;
    },
  };
  const openImport = (at: number) => {
    view.imports = ref({ files: [], at });
  };
  const importing: Omit<Command, 'run'> = {
    id: 'import',
    label: 'Import questions',
    words: 'file moodle gift qti word excel anki csv bank cards',
    icon: FileUp,
  };
  const createBankCommand = (at: number): Command => ({
    id: 'bank',
    label: 'From my bank',
    words: 'kept items cards insert reuse questions',
    icon: Library,
    run: () => {
      view.bankAt = at;
    },
  });
  if (!hasItems(document))
    return [sticker, { ...importing, run: () => openImport(0) }, createBankCommand(document.items.length)];
  const at = findNextPlace(editor);
  const items = ADD_ITEM_GROUPS.flatMap(({ label: group, types }) =>
    types.map(({ type, label }) => ({
      id: `add ${type}`,
      label: `Add ${label}`,
      words: `new insert ${group}`,
      icon: Plus,
      run: () => actions.add(type, at),
    })),
  );
  return [...items, sticker, { ...importing, run: () => openImport(at) }, createBankCommand(at)];
}

function listForItems({ editor, actions }: Workplace): Command[] {
  if (!hasItems(editor.document) || editor.document.items.length === 0) return [];
  const ids = listChosen(editor);
  const all: Command = {
    id: 'select all',
    label: 'Select all items',
    icon: TextSelect,
    shortcut: 'selectAll',
    run: () => selectItems(editor.view, listShown(editor)),
  };
  if (ids.length === 0) return [all];
  const isHidden = editor.document.items.every(({ id, hide }) => hide || !ids.includes(id));
  const what = ids.length === 1 ? 'item' : `${ids.length} items`;
  return [
    {
      id: 'duplicate',
      label: `Duplicate ${what}`,
      words: 'copy',
      icon: CopyPlus,
      shortcut: 'duplicate',
      run: () => actions.duplicate(ids),
    },
    {
      id: 'hide',
      label: `${isHidden ? 'Show' : 'Hide'} ${what} on paper`,
      icon: Eye,
      run: () => actions.hide(ids, !isHidden),
    },
    {
      id: 'keep',
      label: `Keep ${what} in my bank`,
      words: 'save question reuse',
      icon: Library,
      run: () => {
        editor.view.keeps = ref([...ids]);
      },
    },
    {
      id: 'delete',
      label: `Delete ${what}`,
      words: 'remove',
      icon: Trash2,
      shortcut: 'remove',
      run: () => actions.remove(ids),
    },
    all,
  ];
}

/** Words of what is set in a section of the side bar, by which the section is found too. */
const SET_IN_SECTIONS: Readonly<Record<SideBarSectionId, string>> = {
  print: 'pdf page export update',
  header: 'title name date student info',
  body: 'style font size line spacing numbers numbering letters color image',
  page: 'paper letter a4 margins footer language large print',
  instructions: 'directions text',
  'word-bank': 'words',
  versions: 'test exam score grade shuffle',
  'card-setup': 'grid size columns free space top word font',
  'page-setup': 'cards sides backs duplex cut fold',
  'call-list': 'caller order clues slips',
};

const listPlaces = ({ sections, actions }: Workplace): Command[] => [
  ...sections.map(({ id, title, open }) => ({
    id: `go ${id}`,
    label: `Go to ${title}`,
    words: `section panel settings ${SET_IN_SECTIONS[id]}`,
    icon: ArrowDownToLine,
    run: open,
  })),
  {
    id: 'go list',
    label: 'Go to the items, cards or words',
    words: 'list',
    icon: ArrowDownToLine,
    run: actions.openList,
  },
];

function listForDocument(workplace: Workplace): Command[] {
  const { save, rename, makePrintable } = workplace;
  return [
    ...listSteps(workplace),
    { id: 'save', label: 'Save', icon: Save, shortcut: 'save', run: save },
    { id: 'rename', label: 'Rename', words: 'file name title', icon: FilePen, run: rename },
    {
      id: 'printable',
      label: 'Make Printable',
      words: 'print publish pdf download',
      icon: Printer,
      run: makePrintable,
    },
    ...listDialogs(workplace),
  ];
}

/** Lists the commands that take back a step, or take it again. */
function listSteps({ editor }: Workplace): Command[] {
  const { undo, redo } = editor.state;
  const undoing: Command | null = undo && {
    id: 'undo',
    label: `Undo: ${undo.name}`,
    icon: Undo2,
    shortcut: 'undo',
    run: () => undoWithToast(editor),
  };
  const redoing: Command | null = redo && {
    id: 'redo',
    label: `Redo: ${redo.name}`,
    icon: Redo2,
    shortcut: 'redo',
    run: () => redoWithToast(editor),
  };
  return [undoing, redoing].filter((command) => command !== null);
}

/** Lists the commands that open a dialog about the whole document. */
function listDialogs({ editor }: Workplace): Command[] {
  return [
    {
      id: 'history',
      label: 'Version history',
      words: 'earlier versions restore revision compare',
      icon: History,
      run: () => {
        editor.view.showsHistory = true;
      },
    },
    {
      id: 'words',
      label: 'Use these words in…',
      words: 'list vocabulary flashcards bingo matching scramble spelling fill blank convert',
      icon: ListChecks,
      run: () => {
        editor.view.words = ref({ ids: null });
      },
    },
    {
      id: 'export',
      label: 'Export questions',
      words: 'download word docx moodle qti gift csv file',
      icon: FileDown,
      run: () => {
        editor.view.exports = 'questions';
      },
    },
    {
      id: 'file',
      label: 'Download as file',
      words: 'save copy backup json send share handout export',
      icon: Download,
      run: () => {
        editor.view.exports = 'document';
      },
    },
  ];
}

function listViews({ editor, zoom }: Workplace): Command[] {
  const { document, path } = editor;
  const { show_answer_key, entity_type } = document;
  const answerKey: Command = {
    id: 'answer key',
    label: show_answer_key ? 'Hide the answer key' : 'Show the answer key',
    words: 'solutions',
    icon: KeyRound,
    run: () =>
      editor.edit(path, setFields, { show_answer_key: !show_answer_key }, { name: 'Show answer key' }),
  };
  return [
    { id: 'zoom in', label: 'Zoom in', words: 'larger', icon: ZoomIn, run: () => zoom.change(1) },
    { id: 'zoom out', label: 'Zoom out', words: 'smaller', icon: ZoomOut, run: () => zoom.change(-1) },
    { id: 'zoom fit', label: 'Fit the sheet', words: 'zoom 100', icon: ZoomIn, run: zoom.reset },
    ...(getKindFacts(entity_type).hasAnswerKey ? [answerKey] : []),
  ];
}

const HELP: readonly Command[] = [
  {
    id: 'shortcuts',
    label: 'Keyboard shortcuts',
    icon: Keyboard,
    shortcut: 'shortcuts',
    run: () => showHelp('shortcuts'),
  },
  ...TOPIC_IDS.map((topic) => ({
    id: `help ${topic}`,
    label: `Help: ${TOPICS[topic]}`,
    icon: BookOpen,
    run: () => showHelp(topic),
  })),
  {
    id: 'question',
    label: 'Ask us a question',
    words: 'contact support',
    icon: CircleHelp,
    run: () => showHelp('question'),
  },
];

const toSearchForm = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Narrows commands to those that a search finds; groups without any are left out. */
export const findCommands = (groups: readonly CommandGroup[], search: string): readonly CommandGroup[] =>
  groups
    .map(({ label, commands }) => ({
      label,
      commands: commands.filter((one) => isCommandMatch(`${one.label} ${one.words ?? ''}`, search)),
    }))
    .filter(({ commands }) => commands.length > 0);

/** Tells whether a command has every word of the search, each at the start of one of its own. */
function isCommandMatch(text: string, search: string): boolean {
  const own = toSearchForm(text).split(/[^\p{L}\p{N}]+/u);
  const wanted = toSearchForm(search).split(/[^\p{L}\p{N}]+/u);
  return wanted.every((word) => own.some((one) => one.startsWith(word)));
}
