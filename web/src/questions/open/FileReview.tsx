import { useState } from 'react';
import { useLocation } from 'wouter';
import type { FiledDocument } from '#shared/document-file/read-file.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { toNameText } from '#shared/text/plain-text.ts';
import { quoteName } from '#shared/text/quote-name.ts';
import { handedFiles } from '../../device/handed-files.ts';
import { usePictureAccount } from '../../images/use-picture-uploads.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NOT_FETCHED } from '../../ui/lazy/not-fetched.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { formatCount } from '../../ui/words/format-count.ts';
import { LossList } from '../losses/LossList.tsx';
import { PicturesChoice } from '../losses/PicturesChoice.tsx';
import { openAsNew } from './open-as-new.ts';
import './FileReview.css';

interface FileReviewProps {
  readonly name: string;
  readonly found: FiledDocument;
  /** Files that came together with it: the editor of the new document goes on with them. */
  readonly others: readonly File[];
  /** Goes on to the next file without opening this one; null after the last. */
  readonly onSkip: (() => void) | null;
  readonly onClose: () => void;
}

/** Says what is in the file: its kind, and how much. */
function describe({ document }: FiledDocument): string {
  const { label, hasItems } = getKindFacts(document.entity_type);
  return `${label}, ${formatCount(document.items.length, hasItems ? 'item' : 'card')}`;
}

/** Renders what a document from a file is, and what of it is lost, before it is opened as a new one. */
export function FileReview({ name, found, others, onSkip, onClose }: FileReviewProps) {
  const [, navigate] = useLocation();
  const account = usePictureAccount();
  const [hasPictures, setHasPictures] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const { document, files, losses } = found;
  const title = document.filename || toNameText(document.title);
  const open = async () => {
    const isWithPictures = hasPictures && files.size > 0;
    // Without an account the dialog stays as it is, and can open the document without its pictures.
    if (isWithPictures && !(await account.isSignedIn()) && !(await account.askToSignIn())) return;
    const address = await openAsNew(found, { hasPictures });
    handedFiles.give(others);
    onClose();
    navigate(address);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Open a file"
      footer={
        <>
          {onSkip && (
            <Button variant="ghost" onPress={onSkip}>
              Skip this file
            </Button>
          )}
          <Button variant="filled" onPress={() => void open().catch(() => setError(NOT_FETCHED))}>
            Open as a new document
          </Button>
        </>
      }
    >
      <p role="status" className="file-summary">
        <strong dir="auto">{title === '' ? name : quoteName(title)}</strong>
        <br />
        {describe(found)}
      </p>
      {error !== null && (
        <p className="panel-notice" role="alert">
          {error}
        </p>
      )}
      <LossList losses={losses} none="Nothing in the file is left out." />
      <PicturesChoice count={files.size} isWanted={hasPictures} onChange={setHasPictures} />
    </Dialog>
  );
}
