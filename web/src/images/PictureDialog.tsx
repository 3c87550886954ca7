import { useState } from 'react';
import type { Icon } from '#shared/icons/icon.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { SearchField } from '../ui/fields/SearchField.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { FileDrop } from './FileDrop.tsx';
import { IconGallery } from './IconGallery.tsx';
import { SearchHelp } from './SearchHelp.tsx';
import { rememberPair } from './search-memory.ts';
import { useIconSearch } from './use-icon-search.ts';
import { usePictureUploads } from './use-picture-uploads.ts';
import './PictureDialog.css';

export interface PictureDialogProps {
  readonly title: 'Add a Sticker' | 'Add an Image';
  /** The first search term. */
  readonly term?: string | undefined;
  /** A warning to read before placing a picture. */
  readonly warning?: string | null;
  readonly onPick: (image: ImageAttachment) => void;
  readonly onClose: () => void;
}

/**
 * Renders the choice of a picture: the user's own, by a file or by paste, or one of the icon library.
 * Choosing one closes the dialog.
 */
export function PictureDialog({ title, term: first = '', warning, onPick, onClose }: PictureDialogProps) {
  const work = usePictureUploads();
  const [typed, setTyped] = useState(first);
  const search = useIconSearch(typed);

  const pickIcon = (icon: Icon) => {
    const picture = work.takeIcon(icon);
    rememberPair({ searchTerm: search.term, imageId: picture.id });
    onPick(picture);
    onClose();
  };
  const pickFile = (file: File) => {
    onClose();
    void work.takeFile(file, onPick);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width="large"
      tools={
        <SearchField
          aria-label="Search icons"
          placeholder="Search icons"
          autoFocus
          onFocus={(event) => event.target.select()}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      }
    >
      {warning && <p className="picture-warning">{warning}</p>}
      <div className="picture-dialog">
        <FileDrop onFile={pickFile} />
        <section className="icon-results" aria-label="Icon library">
          <SearchHelp term={search.term} onSearch={setTyped} />
          <IconGallery search={search} onPick={pickIcon} />
        </section>
      </div>
    </Dialog>
  );
}
