import { Image } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { createLazyDialog } from '../../ui/lazy/lazy-part.tsx';
import type { PagePicturesProps } from './PictureDialog.tsx';

// Few put a page into another document, and a list to choose from is large.
const PictureDialog = createLazyDialog(async () => (await import('./PictureDialog.tsx')).PictureDialog);

type ButtonProps = Pick<PagePicturesProps, 'name'> & {
  /** The PDF; null while it is on its way, and where it did not come. */
  readonly pdf: Blob | null;
  /** The number of its pages; null until that is known. */
  readonly pages: number | null;
  readonly isDisabled: boolean;
};

/**
 * Renders the button that makes a picture of a page, to put into another document. The button shows before the PDF
 * does, so that nothing below it moves when the PDF comes; a press before that opens the dialog once it is there.
 */
export function PagePictures({ pdf, pages, name, isDisabled }: ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isReady = pdf !== null && pages !== null;
  return (
    <>
      <Button
        icon={Image}
        size="large"
        isPending={isOpen && !isReady && !isDisabled}
        isDisabled={isDisabled}
        onPress={() => setOpen(true)}
      >
        Download as image
      </Button>
      {isOpen && isReady && <PictureDialog {...{ pdf, pages, name }} onClose={() => setOpen(false)} />}
    </>
  );
}
