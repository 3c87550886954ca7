import type { ReactNode } from 'react';
import type { HandoutDocument } from '#shared/document/document.ts';
import { suggestFilename } from '#shared/document/document-rules.ts';
import { AccountMenu } from '../frame/AccountMenu.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { TopBar } from '../ui/layout/TopBar.tsx';
import { createLazyPart } from '../ui/lazy/lazy-part.tsx';
import './EditorScreen.css';

const ReadOnlyDesk = createLazyPart(async () => (await import('./ReadOnlyDesk.tsx')).ReadOnlyDesk);

interface OutdatedScreenProps {
  /** The part of the document that this editor can draw correctly. */
  readonly document: HandoutDocument | null;
  /** The message: what has happened, and what is safe. */
  readonly children: ReactNode;
}

/**
 * Renders a document of a newer editor, if it can be drawn, for viewing only; a reload fetches the newer
 * editor. It writes nothing anywhere.
 */
export function OutdatedScreen({ document, children }: OutdatedScreenProps) {
  return (
    <div className="editor">
      <TopBar
        start={
          document && (
            <span className="clipped file-name-still" dir="auto">
              {document.filename || suggestFilename(document)}
            </span>
          )
        }
        end={<AccountMenu />}
      />
      <div className="notice" role="alert">
        <p>{children}</p>
        <Button variant="filled" size="dense" onPress={() => window.location.reload()}>
          Reload
        </Button>
      </div>
      {document ? <ReadOnlyDesk document={document} /> : <NothingDrawn />}
    </div>
  );
}

const NothingDrawn = () => (
  <main className="page-screen">
    <h1 className="page-screen-title">This page cannot show the document yet</h1>
    <p>It uses something that only the newer version knows. Nothing of it is changed or lost.</p>
  </main>
);
