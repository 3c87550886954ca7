import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { ENTITY_TYPES, type EntityType } from '#shared/document/document.ts';
import { api, session } from '../api/api.ts';
import { drafts } from '../saving/drafts.ts';
import { Saver } from '../saving/saver.ts';
import { account } from './account.ts';
import { Editor } from './editor.ts';
import { EditorScreen } from './EditorScreen.tsx';
import { type OpenedDocument, openNew, openSaved } from './open-document.ts';
import { useLeaving } from './use-leaving.ts';
import '#shared/paper/fonts.css';

/** `/new/:kind`: an empty document, or the unsaved work of an earlier visit. */
export function NewDocumentPage() {
  const { kind } = useParams<{ kind: string }>();
  const [search] = useSearchParams();
  const asked = { draft: search.get('draft'), blank: search.has('blank'), paper: session.state().user?.paper ?? null };
  if (!isKind(kind)) throw new Error(`There is no document of the kind “${kind}”.`);
  return (
    <Opening name={`new ${kind} ${search}`} open={() => openNew(drafts, kind, asked)} />
  );
}
const isKind = (kind: string | undefined): kind is EntityType => ENTITY_TYPES.some((known) => known === kind);

/** `/edit/:id`: a saved document, with the changes that only this device has. */
export function SavedDocumentPage() {
  const { id = '' } = useParams<{ id: string }>();
  return (
    <Opening name={`edit ${id}`} open={() => openSaved(drafts, () => api.readDocument({ params: { id } }), id)} />
  );
}

function Opening({ name, open }: { name: string; open: () => Promise<OpenedDocument> }) {
  const opened = useQuery({
    queryKey: ['opened', name],
    queryFn: open,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    throwOnError: true,
  });
  return opened.data ? <OpenEditor key={opened.data.key} opened={opened.data} /> : null;
}

function OpenEditor({ opened }: { opened: OpenedDocument }) {
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [editor] = useState(() => new Editor(opened.document));
  const saver = useMemo(
    () =>
      new Saver({
        editor,
        account,
        drafts,
        key: opened.key,
        saved: opened.saved,
        hasUnsavedChanges: opened.hasUnsavedChanges,
        conflict: opened.conflict,
        // The address follows the document; the editor stays as it is.
        onCreated: ({ id }) => {
          window.history.replaceState(window.history.state, '', `/edit/${id}`);
          void queries.invalidateQueries({ queryKey: ['documents'] });
        },
      }),
    [editor, opened, queries],
  );
  useEffect(() => () => saver.stop(), [saver]);
  useLeaving(saver);
  useEffect(() => {
    if (opened.saved === null) keepDraftInAddress(opened.key);
  }, [opened]);

  return (
    <EditorScreen
      editor={editor}
      saver={saver}
      storageKey={opened.key}
      keptSince={opened.keptSince}
      onStartNew={() => navigate(`/new/${opened.document.entity_type}?blank`)}
    />
  );
}

/** A reload finds this very draft, whatever else is open in other tabs. */
function keepDraftInAddress(key: string): void {
  const address = new URL(window.location.href);
  address.search = `?draft=${key}`;
  window.history.replaceState(window.history.state, '', address);
}
