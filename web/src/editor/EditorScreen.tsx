import { isEqual } from 'es-toolkit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { asKind } from '#shared/document/document.ts';
import { getItemType, itemExcerpt, type WorksheetItem } from '#shared/items/item.ts';
import type { PaperLayout } from '#shared/paper/layout/content.ts';
import { EditorContext, useEditor, useFact, useViewFact } from '../document/context.ts';
import type { Editor } from '../document/editor.ts';
import { ItemActionsContext, itemActions, useItemActions } from '../document/item-actions.ts';
import { sizeOf } from '../document/sheet-grid.ts';
import { AddSticker } from '../images/stickers/AddSticker.tsx';
import { useDroppedPictures } from '../images/stickers/use-dropped-pictures.ts';
import { PictureWorkContext, useNewPictureWork } from '../images/use-picture-work.ts';
import { usePremiumPrompt } from '../plans/use-premium-prompt.tsx';
import type { Draft } from '../saving/drafts.ts';
import type { Saver } from '../saving/saver.ts';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';
import { lazyDialog } from '../ui/overlays/lazy-dialog.tsx';
import { Desk } from './desk/Desk.tsx';
import { useColumns } from './desk/use-columns.ts';
import { fitting, useZoom } from './desk/zoom.ts';
import { EditorBar } from './EditorBar.tsx';
import { Notices } from './Notices.tsx';
import { SideBar } from './SideBar.tsx';
import { UnlessOutdated } from './UnlessOutdated.tsx';
import { useAdvanced } from './use-advanced.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useFetchedAhead } from './use-fetched-ahead.ts';
import { useFlow } from './use-flow.tsx';
import { useGestures } from './use-gestures.ts';
import { useStandIns } from './use-stand-ins.ts';
import './EditorScreen.css';

const AddItemModal = lazyDialog(async () => (await import('./add-item/AddItemModal.tsx')).AddItemModal);

interface EditorScreenProps {
  readonly editor: Editor;
  readonly saver: Saver;
  /** What the device calls the document while it has no id. */
  readonly storageKey: string;
  readonly keptSince: number | null;
  readonly unreadable: Draft | null;
  readonly onStartNew: () => void;
}

/** The editor on one open document: bar, side bar, desk, and the dialogs over them. */
export function EditorScreen(props: EditorScreenProps) {
  const { editor } = props;
  useFetchedAhead();
  const [advanced, toggleAdvanced] = useAdvanced();
  const [asked, ask] = useState<{ item: WorksheetItem; proceed: () => void } | null>(null);
  const pictures = useNewPictureWork(editor);
  const actions = useMemo(
    () =>
      itemActions({ editor, advanced, toggleAdvanced, confirm: (item, proceed) => ask({ item, proceed }) }),
    [editor, advanced, toggleAdvanced],
  );
  return (
    <EditorContext value={editor}>
      <ItemActionsContext value={actions}>
        <PictureWorkContext value={pictures}>
          <UnlessOutdated saver={props.saver}>
            <Workplace {...props} />
            <ConfirmDialog
              isOpen={asked !== null}
              title={`Delete this ${asked ? getItemType(asked.item.type).label.toLowerCase() : 'item'}?`}
              body={asked ? itemExcerpt(asked.item) : ''}
              action="Delete"
              onConfirm={() => {
                asked?.proceed();
                ask(null);
              }}
              onCancel={() => ask(null)}
            />
          </UnlessOutdated>
        </PictureWorkContext>
      </ItemActionsContext>
    </EditorContext>
  );
}

function Workplace({ editor, saver, storageKey, keptSince, unreadable, onStartNew }: EditorScreenProps) {
  const paper = useFact((document) => document.paper);
  const columns = useColumns();
  const { width } = sizeOf({ paper, columns, count: columns });
  const zoom = useZoom(() => saver.id ?? storageKey, fitting(width, columns));
  const [layout, setLayout] = useState<PaperLayout | null>(null);
  const flow = useFlow(saver);
  const premium = usePremiumPrompt(saver);
  useEditorKeys(editor, flow.save);
  useGestures(editor);
  useDroppedPictures();
  useStandIns();
  const laidOut = useCallback(
    (next: PaperLayout) => setLayout((last) => (sameLayout(last, next) ? last : next)),
    [],
  );
  useEffect(() => {
    const key = () => saver.typing();
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, [saver]);
  return (
    <div className="editor">
      <p className="print-cover">Use Make Printable to get the finished PDF.</p>
      <EditorBar
        saver={saver}
        zoom={zoom}
        onRename={flow.rename}
        onSave={flow.save}
        onMakePrintable={flow.makePrintable}
      />
      <div className="editor-body">
        <SideBar />
        <Desk zoom={zoom.percent / 100} columns={columns} onLayout={laidOut} />
        <Notices
          saver={saver}
          keptSince={keptSince}
          unreadable={unreadable}
          onStartNew={onStartNew}
          warnings={layout?.warnings ?? []}
        />
      </div>
      <AddItem />
      <AddSticker />
      {flow.dialog}
      {premium}
    </div>
  );
}

const sameLayout = (a: PaperLayout | null, b: PaperLayout): boolean =>
  a !== null && a.pages.length === b.pages.length && isEqual(a.warnings, b.warnings);

function AddItem() {
  const at = useViewFact((view) => view.addAt);
  return at === null ? null : <AddItemAt at={at} />;
}

function AddItemAt({ at }: { at: number }) {
  const { view } = useEditor();
  const { add } = useItemActions();
  const below = useFact((document) => {
    const above = asKind(document, 'worksheet')?.items[at - 1];
    return above ? itemExcerpt(above) || getItemType(above.type).label : null;
  });
  const close = () => {
    view.addAt = null;
  };
  return (
    <AddItemModal
      below={below}
      onClose={close}
      onAdd={(type) => {
        close();
        add(type, at);
      }}
    />
  );
}
