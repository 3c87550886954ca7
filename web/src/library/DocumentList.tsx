import { useState } from 'react';
import type { DocumentSummary } from '#shared/api/models.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { useDocuments, useRenameDocument } from '../api/documents.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { EmptyState } from '../ui/layout/EmptyState.tsx';
import { NotLoaded } from '../ui/layout/NotLoaded.tsx';
import { createLazyDialog } from '../ui/overlays/lazy-dialog.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import { DocumentMenu } from './DocumentMenu.tsx';
import { formatLastChange } from './format-last-change.ts';

const FilenameDialog = createLazyDialog(
  async () => (await import('../modals/FilenameDialog.tsx')).FilenameDialog,
);

const STATES: Record<DocumentSummary['publish']['state'], string> = {
  draft: 'Draft',
  queued: 'Making the PDF',
  rendering: 'Making the PDF',
  published: 'Published',
  failed: 'PDF failed',
};

/** Renders all documents of the signed-in user, page by page. */
export function DocumentList() {
  const { documents, isPending, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useDocuments(true);
  const [renamed, setRenamed] = useState<DocumentSummary | null>(null);

  if (isPending) return <Spinner label="Loading your documents" />;
  const failed = isError && <NotLoaded error={error} onAgain={() => void refetch()} />;
  if (documents.length === 0 && failed) return failed;
  if (documents.length === 0) {
    return (
      <EmptyState example="Water cycle review · Worksheet · yesterday" words="What you save stands here." />
    );
  }
  return (
    <>
      <ul className="document-cards">
        {documents.map((document) => (
          <DocumentCard
            key={document.id}
            href={`/edit/${document.id}`}
            name={getDocumentName(document)}
            thumbnail={document.thumbnail_url}
            facts={[
              `${getKindFacts(document.entity_type).label} · ${STATES[document.publish.state]}`,
              formatLastChange(Date.parse(document.updated_at), Date.now()),
            ]}
            menu={<DocumentMenu document={document} name={getDocumentName(document)} onRename={setRenamed} />}
          />
        ))}
      </ul>
      {failed}
      {hasNextPage && !failed && (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      <RenameDialog document={renamed} onClose={() => setRenamed(null)} />
    </>
  );
}

const getDocumentName = ({ filename, title }: DocumentSummary): string => filename || title || 'Untitled';

function RenameDialog({ document, onClose }: { document: DocumentSummary | null; onClose: () => void }) {
  const rename = useRenameDocument();
  const submit = (filename: string) => {
    if (document) rename.mutate({ document, filename }, { onSuccess: onClose });
  };
  return (
    document && (
      <FilenameDialog
        isOpen
        title="Rename"
        action="Rename"
        initial={document.filename}
        isPending={rename.isPending}
        error={rename.error}
        onSubmit={submit}
        onClose={onClose}
      />
    )
  );
}
