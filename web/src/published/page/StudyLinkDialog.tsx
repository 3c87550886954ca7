import { Link2 } from 'lucide-react';
import type { PublishedDocument } from '#shared/api/published-models.ts';
import { createCodePath } from '#shared/paper/qr/code-path.ts';
import { getCodeAddress, getPublishedAddress } from '#shared/vocabulary/codes.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { copyLink } from './copy-link.ts';
import { ShareButton } from './ShareButton.tsx';
import './StudyLinkDialog.css';

interface StudyLinkDialogProps {
  readonly document: PublishedDocument;
  readonly onClose: () => void;
}

/** Renders the address that leads students straight to the cards, and its code for the wall. */
export function StudyLinkDialog({ document, onClose }: StudyLinkDialogProps) {
  const address = getCodeAddress(getPublishedAddress(window.location.origin, document.id), 'study');
  const { modules, path } = createCodePath(address);
  const title = document.title || document.filename;
  return (
    <Dialog isOpen onClose={onClose} title="Study link" width="medium">
      <div className="study-link">
        <svg role="img" aria-label={`Code to scan: ${address}`} viewBox={`0 0 ${modules} ${modules}`}>
          <path d={path} fill="#000" />
        </svg>
        <p>Students who scan the code or open the link study the cards at once, without an account.</p>
        <p className="study-link-address">{address}</p>
        <div className="row">
          <Button
            variant="filled"
            icon={Link2}
            onPress={() => void copyLink(address, 'The link could not be copied. You can select it above.')}
          >
            Copy link
          </Button>
          <ShareButton title={title} url={address} />
        </div>
      </div>
    </Dialog>
  );
}
