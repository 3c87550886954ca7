import { Image } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { createLazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import type { PagePicturesProps } from './PictureDialog.tsx';

// Few put a page into another document, and a list to choose from is large.
const PictureDialog = createLazyDialog(async () => (await import('./PictureDialog.tsx')).PictureDialog);

/** Renders the button that makes a picture of a page, to put into another document. */
export function PagePictures({ pdf, pages, name }: PagePicturesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Image} size="large" onPress={() => setOpen(true)}>
        A page as a picture
      </Button>
      {isOpen && <PictureDialog {...{ pdf, pages, name }} onClose={() => setOpen(false)} />}
    </>
  );
}
