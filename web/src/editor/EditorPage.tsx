import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import type { HandoutDocument } from '#shared/document/document.ts';
import { getDrawing } from '#shared/document/drawing.ts';
import { ENTITY_TYPES, type EntityType } from '#shared/kinds/facts.ts';
import { api, session } from '../api/api.ts';
import { createNotFoundError } from '../api/api-error.ts';
import { askDeviceAccount, getDeviceAccount } from '../api/device-account.ts';
import { withdrawOffer } from '../document/undo-offer.ts';
import { PageLoading } from '../frame/PageScreens.tsx';
import { loadSections } from '../kinds/sections.tsx';
import { drafts, prepareDrafts } from '../saving/drafts.ts';
import { findMovedDraft } from '../saving/moved-drafts.ts';
import { tabs } from '../saving/other-tabs.ts';
import { Saver } from '../saving/saver.ts';
import { createAccount } from '../saving/saver-account.ts';
import { moveZoom } from './desk/use-zoom.ts';
import { EditorScreen } from './EditorScreen.tsx';
import { OutdatedScreen } from './OutdatedScreen.tsx';
import { NewerDocument, type OpenedDocument, openNew, openSaved } from './open-document.ts';
import { openEditor } from './open-editor.ts';
import { useOpened } from './use-opened.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { forgetPlace } from './use-place.ts';
import { useSaveOnLeave } from './use-save-on-leave.ts';
import '#shared/paper/fonts/fonts.css';

/**
 * Renders `/new/:kind`, an empty document or the draft that the address names, and `/edit/:id`, a saved one
 * with the changes that only this device has. When the open editor changes its own address, for its draft or
 * after the first save, it stays mounted.
 */
export function EditorPage() {
  const { kind, id } = useParams<{ kind?: string; id?: string }>();
  const [search] = useSearchParams();
  const address = `${kind ?? ''}/${id ?? ''}?${getOpeningParams(search)}`;
  const own = useRef(new Map<string, string>());
  const name = own.current.get(address) ?? address;
  const opened = useOpened(name, () =>
    openWithSections(id === undefined ? openKind(kind, search) : openId(id)),
  );
  if (opened instanceof NewerDocument) {
    return (
      <OutdatedScreen document={opened.document}>
        This document was made with a newer version of Handout. Reload to edit it.
        {opened.document && ' What is new in it may not show here.'}
      </OutdatedScreen>
    );
  }
  if (!opened) return <PageLoading />;
  const moveTo = (path: string, moved: string) => {
    own.current.set(moved, name);
    window.history.replaceState(window.history.state, '', path);
  };
  return (
    <OpenEditor
      key={opened.key}
      opened={opened}
      onDraft={(key) => moveTo(`?draft=${key}`, `${kind ?? ''}/?draft=${key}`)}
      onCreated={(created) => moveTo(`/edit/${created}`, `/${created}?`)}
    />
  );
}

/** Returns the parameters that identify the document; those that say why somebody comes are taken away once it is open. */
function getOpeningParams(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('checkout');
  rest.delete('print');
  return rest;
}

const DEVICE = { drafts, tabs, account: askDeviceAccount };
const account = createAccount(api, session);

/** Lists of the user's documents are read again, as one of them has changed, or is a draft no longer. */
async function readDocumentsAgain(): Promise<void> {
  const { readAgain } = await import('../api/query-client.ts');
  await Promise.all([readAgain(['documents']), readAgain(['drafts'])]);
}

const isKind = (kind: string | undefined): kind is EntityType => ENTITY_TYPES.some((known) => known === kind);

/** Loads what shows a document. */
const loadParts = (document: HandoutDocument) =>
  Promise.all([loadSections(document), getDrawing(document).load()]);

async function openWithSections(opening: Promise<OpenedDocument>): Promise<OpenedDocument> {
  const opened = await opening;
  await loadParts(opened.document);
  return opened;
}

async function openKind(kind: string | undefined, search: URLSearchParams): Promise<OpenedDocument> {
  if (!isKind(kind)) throw createNotFoundError();
  const { user } = session.getState();
  const draft = search.get('draft');
  const moved = draft === null ? null : findMovedDraft(draft);
  if (moved === null || (draft !== null && (await drafts.read(draft)) !== null))
    return openNew(DEVICE, kind, { draft, user });
  window.history.replaceState(window.history.state, '', `/edit/${moved}`);
  return openId(moved);
}

const openId = (id: string): Promise<OpenedDocument> =>
  openSaved(DEVICE, () => api.readDocument({ params: { id } }), id);

interface OpenEditorProps {
  readonly opened: OpenedDocument;
  readonly onDraft: (key: string) => void;
  readonly onCreated: (id: string) => void;
}

function OpenEditor({ opened, onDraft, onCreated }: OpenEditorProps) {
  const [editor] = useState(() => openEditor(opened, loadParts));
  const [saver] = useState(
    () =>
      new Saver({
        ...opened,
        editor,
        account,
        drafts,
        owner: opened.owner ?? getDeviceAccount(),
        onCreated: ({ id }, isOpen) => {
          moveZoom(opened.key, id);
          forgetPlace(opened.key);
          void readDocumentsAgain();
          // The last save of an editor that was left changes nothing of the page that came after it.
          if (!isOpen) return;
          void tabs.take(id);
          onCreated(id);
        },
      }),
  );
  useEffect(() => saver.start(), [saver]);
  useEffect(prepareDrafts, []);
  useEffect(() => withdrawOffer, []);
  useEffect(
    () => () => {
      for (const key of [opened.key, saver.id]) if (key) tabs.release(key);
    },
    [opened.key, saver],
  );
  useSaveOnLeave(saver, () => void readDocumentsAgain());
  useOtherTabs(saver, editor);
  // A reload finds exactly this draft, whatever is open in other tabs.
  const isNew = opened.saved === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the draft is opened
  useEffect(() => {
    if (isNew) onDraft(opened.key);
  }, []);

  return (
    <EditorScreen
      editor={editor}
      saver={saver}
      publish={opened.publish}
      storageKey={opened.key}
      unreadable={opened.unreadable}
    />
  );
}
