import {
  CloudCheck,
  CloudOff,
  CloudUpload,
  FileClock,
  History,
  Minus,
  PencilLine,
  Plus,
  Printer,
  Redo2,
  Sticker,
  Undo2,
} from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { PublishState } from '#shared/api/models.ts';
import { suggestFilename } from '#shared/document/document-rules.ts';
import { isTitlePrinted } from '#shared/document/title-rules.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { useVariant } from '../api/experiments.ts';
import { useEditor, useFact } from '../document/editor-context.ts';
import { redoWithToast, undoWithToast } from '../document/undo-with-toast.ts';
import { usePanel } from '../document/use-panel.ts';
import { useStateFact, useViewFact } from '../document/use-view.ts';
import { AccountMenu } from '../frame/AccountMenu.tsx';
import { listKeys } from '../help/keys/match-shortcut.ts';
import type { Saver } from '../saving/saver.ts';
import { usePageTitle } from '../ui/behaviour/use-page-title.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { TopBar, TopBarLine } from '../ui/layout/TopBar.tsx';
import { CharacterMap } from './CharacterMap.tsx';
import type { Zoom } from './desk/use-zoom.ts';
import { DrawerButton } from './small-screen/DrawerButton.tsx';
import { MoreLine, MoreTools } from './small-screen/MoreTools.tsx';
import { useIsCovered } from './small-screen/use-is-covered.ts';
import { useHasWideBar, useScreen } from './small-screen/use-screen.ts';
import { useIsPdfOld } from './use-is-pdf-old.ts';

interface EditorBarProps {
  readonly saver: Saver;
  /** Null where the document is only on this device. */
  readonly publish: PublishState | null;
  readonly zoom: Zoom;
  readonly onRename: () => void;
  readonly onSave: () => void;
  readonly onMakePrintable: () => void;
}

/**
 * Renders the bar over the editor: file name, save state, undo, zoom, answer key, account, Make Printable.
 */
export function EditorBar({ saver, publish, zoom, onRename, onSave, onMakePrintable }: EditorBarProps) {
  const filename = useFact((document) => document.filename || suggestFilename(document));
  usePageTitle(filename);
  const screen = useScreen();
  const hasWideBar = useHasWideBar();
  // The title on the sheet is the page's heading; where none is printed, or it is covered, the file's name is.
  const isTitled = useFact(isTitlePrinted);
  const isCovered = useIsCovered();
  return (
    <TopBar
      start={
        <>
          {(!isTitled || isCovered) && <h1 className="visually-hidden">{filename}</h1>}
          <button type="button" className="clipped file-name" onClick={onRename} title={`Rename ${filename}`}>
            <bdi>{filename}</bdi>
          </button>
          <SaveStateButton saver={saver} onSave={onSave} />
        </>
      }
      end={
        <>
          {hasWideBar ? (
            <WideTools zoom={zoom} />
          ) : (
            <>
              {screen === 'beside' && <DrawerButton />}
              <UndoTools />
              <SmallTools zoom={zoom} filename={filename} onRename={onRename} />
            </>
          )}
          {screen !== 'phone' && <MakePrintableButton {...{ saver, publish, onMakePrintable }} />}
        </>
      }
    />
  );
}

type MakePrintableProps = Pick<EditorBarProps, 'saver' | 'publish' | 'onMakePrintable'>;

/** Renders the one filled button; a dot on it, in sight wherever somebody writes, says that the PDF lacks changes. */
export function MakePrintableButton({ saver, publish, onMakePrintable }: MakePrintableProps) {
  const isOld = useIsPdfOld(saver, publish);
  const words = useVariant('make_printable');
  return (
    <span className={isOld ? 'make-printable make-printable-old' : 'make-printable'}>
      <Button
        variant="filled"
        icon={isOld ? FileClock : Printer}
        title={isOld ? 'Changes are not in the PDF yet' : undefined}
        onPress={onMakePrintable}
      >
        {words}
      </Button>
    </span>
  );
}

const WideTools = ({ zoom }: { zoom: Zoom }) => (
  <>
    <div className="tools-wide">
      <UndoTools />
      <HistoryButton />
      <CharacterMap />
      <TopBarLine />
      <ZoomTools zoom={zoom} />
      <TopBarLine />
      <StickerButton />
      <TopBarLine />
      <div className="tools-views">
        <ViewSwitches />
        <TopBarLine />
      </div>
    </div>
    <AccountMenu />
  </>
);

interface SmallToolsProps extends Pick<EditorBarProps, 'zoom' | 'onRename'> {
  readonly filename: string;
}

/** Renders the tools for which a small screen has no room, behind one button. */
const SmallTools = ({ zoom, filename, onRename }: SmallToolsProps) => (
  <MoreTools>
    <MoreLine name={filename}>
      <Button variant="ghost" size="dense" icon={PencilLine} onPress={onRename}>
        Rename
      </Button>
      <HistoryButton />
    </MoreLine>
    <MoreLine name="Zoom">
      <ZoomTools zoom={zoom} />
    </MoreLine>
    <MoreLine>
      <ViewSwitches />
    </MoreLine>
    <MoreLine>
      <StickerButton />
      <CharacterMap />
    </MoreLine>
    <MoreLine>
      <AccountMenu />
    </MoreLine>
  </MoreTools>
);

const SAVE_WORDS = {
  unsaved: 'Save',
  saving: 'Saving...',
  saved: 'Saved',
  error: 'Not saved. Try again',
} as const;
const SAVE_ICONS = { unsaved: CloudUpload, saving: CloudUpload, saved: CloudCheck, error: CloudOff } as const;

/** Leads to the notice of a conflict: no save helps until its user has chosen a copy. */
function leadToNotice(): void {
  document.querySelector<HTMLElement>('.notice-danger button')?.focus();
}

/** Renders the save state in words; a press saves. */
function SaveStateButton({ saver, onSave }: { saver: Saver; onSave: () => void }) {
  const { status, onDevice, error, conflict } = useSnapshot(saver.state, { sync: true });
  const Icon = SAVE_ICONS[status];
  const hint = status === 'unsaved' && onDevice ? 'Kept on this device.' : '';
  return (
    <>
      <button
        type="button"
        className={status === 'error' ? 'save-state save-state-error' : 'save-state'}
        // Not disabled, because a disabled button loses the focus.
        aria-disabled={status === 'saving'}
        title={error ?? hint}
        onClick={conflict ? leadToNotice : onSave}
      >
        <Icon aria-hidden size={18} />
        {SAVE_WORDS[status]}
      </button>
      <span className="visually-hidden" role="status">
        {status === 'saved' || status === 'error' ? SAVE_WORDS[status] : ''}
      </span>
    </>
  );
}

const UNDO_KEYS = listKeys('undo');
const REDO_KEYS = listKeys('redo');

function UndoTools() {
  const editor = useEditor();
  const undone = useStateFact(editor.state, (state) => state.undo?.name ?? null);
  const redone = useStateFact(editor.state, (state) => state.redo?.name ?? null);
  return (
    <div className="zoom-tools">
      <IconButton
        label={undone ? `Undo: ${undone}` : 'Undo'}
        icon={Undo2}
        keys={UNDO_KEYS}
        isDisabled={!undone}
        onPress={() => undoWithToast(editor)}
      />
      <IconButton
        label={redone ? `Redo: ${redone}` : 'Redo'}
        icon={Redo2}
        keys={REDO_KEYS}
        isDisabled={!redone}
        onPress={() => redoWithToast(editor)}
      />
    </div>
  );
}

function HistoryButton() {
  const { view } = useEditor();
  const open = () => {
    view.showsHistory = true;
  };
  return <IconButton label="Version history" icon={History} onPress={open} />;
}

function StickerButton() {
  const { view } = useEditor();
  const ask = () => {
    view.addsSticker = true;
  };
  return (
    <Button variant="ghost" size="dense" icon={Sticker} onPress={ask}>
      Sticker
    </Button>
  );
}

function ZoomTools({ zoom }: { zoom: Zoom }) {
  return (
    <div className="zoom-tools">
      <IconButton label="Zoom out" icon={Minus} onPress={() => zoom.change(-1)} />
      <button type="button" className="zoom-percent" title="Fit the sheet" onClick={zoom.reset}>
        {zoom.percent}%
      </button>
      <IconButton label="Zoom in" icon={Plus} onPress={() => zoom.change(1)} />
    </div>
  );
}

/** Renders the switches of the sheets' views. Cards have nothing to solve. */
function ViewSwitches() {
  const hasKey = useFact(({ entity_type }) => getKindFacts(entity_type).hasAnswerKey);
  const hasLargePrint = useFact(({ large_print }) => large_print);
  return (
    <>
      {hasKey && <AnswerKeySwitch />}
      {hasLargePrint && <LargePrintSwitch />}
    </>
  );
}

function AnswerKeySwitch() {
  const shows = useFact((document) => document.show_answer_key);
  const { path } = useEditor();
  const { set } = usePanel('answer key', 'Show answer key');
  return (
    <Switch layout="after" isSelected={shows} onChange={(shown) => set(path, { show_answer_key: shown })}>
      Answer key
    </Switch>
  );
}

/** Shows the large-print copy, where the document has one. */
function LargePrintSwitch() {
  const { view } = useEditor();
  const shows = useViewFact(({ large }) => large);
  const show = (large: boolean) => {
    view.large = large;
  };
  return (
    <div className="tools-roomy">
      <Switch layout="after" isSelected={shows} onChange={show}>
        Large print
      </Switch>
    </div>
  );
}
