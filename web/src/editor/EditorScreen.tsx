import { isEqual } from 'es-toolkit';
import { useEffect, useMemo, useState } from 'react';
import { ref } from 'valtio';
import type { PublishState } from '#shared/api/models.ts';
import { hasItems } from '#shared/document/document.ts';
import { getItemExcerpt, getItemType, type WorksheetItem } from '#shared/items/item.ts';
import { worksheetView } from '#shared/kinds/views.ts';
import type { PaperLayout } from '#shared/paper/layout/paper-content.ts';
import { PublishedAddressContext } from '#shared/paper/qr/published-address.ts';
import type { Editor } from '../document/editor.ts';
import { EditorContext, useEditor, useFact } from '../document/editor-context.ts';
import { createItemActions, ItemActionsContext, useItemActions } from '../document/item-actions.ts';
import { getWidestGrid } from '../document/sheet-grid.ts';
import { useViewFact } from '../document/use-view.ts';
import { AddSticker } from '../images/stickers/AddSticker.tsx';
import { useDroppedPictures } from '../images/stickers/use-dropped-pictures.ts';
import { PictureUploadsContext, useNewPictureUploads } from '../images/use-picture-uploads.ts';
import { usePremiumPrompt } from '../plans/use-premium-prompt.tsx';
import { usePastedQuestions } from '../questions/use-pasted-questions.ts';
import type { Draft } from '../saving/drafts.ts';
import type { Saver } from '../saving/saver.ts';
import { early } from '../ui/behaviour/early-queue.ts';
import { useDistinctState } from '../ui/behaviour/use-distinct-state.ts';
import { useTouched } from '../ui/behaviour/use-touched.ts';
import { createLazyDialog, createLazyPart } from '../ui/lazy/lazy-part.tsx';
import { LazyConfirmDialog } from '../ui/overlays/LazyConfirmDialog.tsx';
import { Desk } from './desk/Desk.tsx';
import { getFittingZoom } from './desk/fitting-zoom.ts';
import { useColumns } from './desk/use-columns.ts';
import { useZoom, type Zoom } from './desk/use-zoom.ts';
import { EditorBar, MakePrintableButton } from './EditorBar.tsx';
import { nameDeleted, quoteDeleted } from './items/deletion-words.ts';
import { EarlyPaste } from './items/EarlyPaste.tsx';
import { KeptDialogs } from './KeptDialogs.tsx';
import { Notices } from './Notices.tsx';
import { PrintSection } from './PrintSection.tsx';
import { QuestionDialogs } from './QuestionDialogs.tsx';
import { SideBar } from './SideBar.tsx';
import { FootBar } from './small-screen/FootBar.tsx';
import { useIsCovered } from './small-screen/use-is-covered.ts';
import { useKeyboardRoom } from './small-screen/use-keyboard-room.ts';
import { useScreen, useWindowWidth } from './small-screen/use-screen.ts';
import { UnlessOutdated } from './UnlessOutdated.tsx';
import { useAdvanced } from './use-advanced.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useFallbackFonts } from './use-fallback-fonts.ts';
import { useFollowedPublish } from './use-followed-publish.ts';
import { useGestures } from './use-gestures.ts';
import { usePlace } from './use-place.ts';
import { usePrefetch } from './use-prefetch.ts';
import { usePublishedAddress } from './use-published-address.ts';
import { useSaveFlow } from './use-save-flow.tsx';
import './EditorScreen.css';

const ItemKeys = createLazyPart(async () => (await import('./items/ItemKeys.tsx')).ItemKeys, {
  waiting: <EarlyPaste />,
  missing: null,
});
const CommandPalette = createLazyDialog(
  async () => (await import('./commands/CommandPalette.tsx')).CommandPalette,
  { catchesTyping: 'always' },
);
const HistoryDialog = createLazyDialog(
  async () => (await import('../history/HistoryDialog.tsx')).HistoryDialog,
);
/** Loads the dialog with what draws the sheet once it has an item: nobody waits for that after having chosen one. */
async function loadAddItemModal() {
  const [{ AddItemModal }] = await Promise.all([import('./add-item/AddItemModal.tsx'), worksheetView.load()]);
  return AddItemModal;
}
const AddItemModal = createLazyDialog(loadAddItemModal, { catchesTyping: 'always' });

/** The items that a user is asked about, and what deletes them. */
interface Deletion {
  readonly items: readonly WorksheetItem[];
  readonly proceed: () => void;
}

interface EditorScreenProps {
  readonly editor: Editor;
  readonly saver: Saver;
  /** How the document was published when it was opened; null where it is only on this device. */
  readonly publish: PublishState | null;
  /** The key of the document on this device while it has no id. */
  readonly storageKey: string;
  readonly unreadable: Draft | null;
}

/** Renders the editor of one open document: bar, side bar, desk, and the dialogs over them. */
export function EditorScreen(props: EditorScreenProps) {
  const { editor } = props;
  usePrefetch();
  const [advanced, toggleAdvanced] = useAdvanced();
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const pictures = useNewPictureUploads(editor);
  const actions = useMemo(
    () =>
      createItemActions({
        editor,
        typeInto: (selector) => early.expect({ within: selector }),
        advanced,
        toggleAdvanced,
        confirm: (items, proceed) => setDeletion({ items, proceed }),
      }),
    [editor, advanced, toggleAdvanced],
  );
  return (
    <EditorContext value={editor}>
      <ItemActionsContext value={actions}>
        <PictureUploadsContext value={pictures}>
          <PublishedAddressContext value={usePublishedAddress(props.saver)}>
            <UnlessOutdated saver={props.saver}>
              <Workplace {...props} />
              <LazyConfirmDialog
                isOpen={deletion !== null}
                title={`Delete ${nameDeleted(deletion?.items ?? [])}?`}
                body={quoteDeleted(deletion?.items ?? [])}
                action="Delete"
                onConfirm={() => {
                  deletion?.proceed();
                  setDeletion(null);
                }}
                onCancel={() => setDeletion(null)}
              />
            </UnlessOutdated>
          </PublishedAddressContext>
        </PictureUploadsContext>
      </ItemActionsContext>
    </EditorContext>
  );
}

/** Tells the saver of each key: it waits for a pause. */
function useTypingNotes(saver: Saver): void {
  useEffect(() => {
    const key = () => saver.noteTyping();
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, [saver]);
}

function Workplace({ editor, saver, publish: opened, storageKey, unreadable }: EditorScreenProps) {
  const publish = useFollowedPublish(saver.id, opened);
  const columns = useColumns();
  const kind = useScreen();
  const screen = useWindowWidth();
  const isCovered = useIsCovered();
  const hasDrawer = useViewFact(({ drawer }) => drawer);
  const fit = getFittingZoom({ width: getWidestGrid(columns), columns, screen, hasDrawer });
  const zoom = useZoom(() => saver.id ?? storageKey, fit);
  const [layout, setLayout] = useDistinctState<PaperLayout | null>(null, isSameLayout);
  usePlace(editor, { getName: () => saver.id ?? storageKey, publish, isLaidOut: layout !== null });
  const flow = useSaveFlow(saver, publish?.link_shared ?? false);
  const premium = usePremiumPrompt(saver);
  useEditorKeys(editor, flow.save);
  useGestures(editor);
  useDroppedPictures();
  usePastedQuestions(editor);
  useKeyboardRoom();
  useFallbackFonts();
  useTypingNotes(saver);
  return (
    <div className="editor">
      <p className="print-cover">Use Make Printable to get the finished PDF.</p>
      <EditorBar
        saver={saver}
        publish={publish}
        zoom={zoom}
        onRename={flow.rename}
        onSave={flow.save}
        onMakePrintable={flow.makePrintable}
      />
      <div className={hasDrawer ? 'editor-body editor-body-drawer' : 'editor-body'}>
        <SideBar getId={() => saver.id}>
          {publish && <PrintSection saver={saver} publish={publish} onMakePrintable={flow.makePrintable} />}
        </SideBar>
        <div className="behind-drawer" inert={isCovered}>
          <Desk zoom={zoom.percent / 100} columns={columns} onLayout={setLayout} />
          <Notices saver={saver} unreadable={unreadable} warnings={layout?.warnings ?? []} />
        </div>
      </div>
      {kind === 'phone' && (
        <FootBar>
          <MakePrintableButton saver={saver} publish={publish} onMakePrintable={flow.makePrintable} />
        </FootBar>
      )}
      <AddItem />
      <QuestionDialogs />
      <KeptDialogs />
      <History saver={saver} />
      <KeysOfItems />
      <Commands {...{ zoom, ...flow }} />
      <AddSticker />
      {flow.dialog}
      {premium}
    </div>
  );
}

const isSameLayout = (a: PaperLayout | null, b: PaperLayout | null): boolean =>
  a !== null && b !== null && a.pages.length === b.pages.length && isEqual(a.warnings, b.warnings);

/** Loads the keys of items with the first touch or item: an untouched page without items has no use for them. */
function KeysOfItems() {
  const [isTouched] = useTouched();
  const isEmpty = useFact(({ items }) => items.length === 0);
  return isTouched || !isEmpty ? <ItemKeys /> : <EarlyPaste />;
}

interface CommandsProps extends Pick<ReturnType<typeof useSaveFlow>, 'save' | 'rename' | 'makePrintable'> {
  readonly zoom: Zoom;
}

function Commands({ zoom, save, rename, makePrintable }: CommandsProps) {
  const editor = useEditor();
  const actions = useItemActions();
  const isOpen = useViewFact(({ findsCommand }) => findsCommand);
  const close = () => {
    editor.view.findsCommand = false;
  };
  return (
    isOpen && <CommandPalette {...{ editor, actions, zoom, save, rename, makePrintable }} onClose={close} />
  );
}

function History({ saver }: { saver: Saver }) {
  const { view } = useEditor();
  const isOpen = useViewFact(({ showsHistory }) => showsHistory);
  const close = () => {
    view.showsHistory = false;
  };
  return isOpen && <HistoryDialog id={saver.id} onClose={close} />;
}

function AddItem() {
  const at = useViewFact((view) => view.addAt);
  return at === null ? null : <AddItemAt at={at} />;
}

function AddItemAt({ at }: { at: number }) {
  const { view } = useEditor();
  const { add } = useItemActions();
  const below = useFact((document) => {
    const above = hasItems(document) ? document.items[at - 1] : undefined;
    return above ? getItemExcerpt(above) || getItemType(above.type).label : null;
  });
  const close = () => {
    view.addAt = null;
  };
  return (
    <AddItemModal
      below={below}
      onClose={close}
      onPasteQuestions={() => {
        close();
        view.questions = ref({ text: '', at, into: null, pasteAsText: null });
      }}
      onImportQuestions={() => {
        close();
        view.imports = ref({ files: [], at });
      }}
      onOpenBank={() => {
        close();
        view.bankAt = at;
      }}
      onMakeSet={() => {
        close();
        view.sets = ref({ at });
      }}
      onAdd={(type) => {
        close();
        add(type, at);
      }}
    />
  );
}
