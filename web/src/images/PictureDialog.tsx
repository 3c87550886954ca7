import { useState } from 'react';
import type { Icon } from '#shared/icons/icon-schema.ts';
import { quoteName } from '#shared/text/quote-name.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { useQuery } from '../api/query-client.ts';
import { useEditor } from '../document/editor-context.ts';
import { SearchField } from '../ui/fields/SearchField.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { findAnsweredTerm } from './card-terms.ts';
import { FileDrop } from './FileDrop.tsx';
import { IconCategories } from './IconCategories.tsx';
import { IconGallery } from './IconGallery.tsx';
import { findRefusal } from './picture-uploads.ts';
import { SearchHelp } from './SearchHelp.tsx';
import { rememberPair } from './search-memory.ts';
import { getSearchTerm } from './search-term.ts';
import { useIconSearch } from './use-icon-search.ts';
import { usePictureUploads } from './use-picture-uploads.ts';
import './PictureDialog.css';

export interface PictureDialogProps {
  readonly title: 'Add a Sticker' | 'Add an Image';
  /** The first search term; without it, the words give the term. */
  readonly term?: string | undefined;
  /** The words that the picture is for. */
  readonly words?: RichTextValue | undefined;
  /** Other names for it, such as the other side of a card. */
  readonly otherWords?: RichTextValue | undefined;
  /** A warning to read before placing a picture. */
  readonly warning?: string | null;
  readonly onPick: (image: ImageAttachment) => void;
  readonly onClose: () => void;
}

/**
 * Renders the choice of a picture: the user's own, by a file or by paste, or one of the icon library.
 * Choosing one closes the dialog.
 */
export function PictureDialog(props: PictureDialogProps) {
  const { title, words = '', otherWords, warning, onPick, onClose } = props;
  const work = usePictureUploads();
  const { locale } = useEditor().document;
  const first = props.term ?? getSearchTerm(words, locale);
  const terms = [first, getSearchTerm(otherWords ?? '', locale)].filter((term) => term.trim() !== '');
  // The words of another language may be unknown while those of the other side are not.
  const answered = useQuery({
    queryKey: ['icon terms', terms],
    queryFn: () => findAnsweredTerm(terms),
    enabled: otherWords !== undefined && terms.length > 0,
    networkMode: 'always',
    throwOnError: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Null until the user searches, by typing or by a suggestion.
  const [own, setOwn] = useState<{ text: string; isTyped: boolean } | null>(null);
  const text = own?.text ?? answered.data?.term ?? first;
  const searchFor = (suggested: string) => setOwn({ text: suggested, isTyped: false });
  const finds = answered.data !== null;
  // Only the user's own search shows similar icons; before it, nothing is shown in their place.
  const search = useIconSearch(text, {
    isTyped: own?.isTyped ?? false,
    isWaiting: own === null && answered.isLoading,
    exact: own === null && !finds ? text.trim() : null,
  });

  const pickIcon = (icon: Icon) => {
    const picture = work.takeIcon(icon);
    rememberPair({ searchTerm: search.term, imageId: picture.id });
    onPick(picture);
    onClose();
  };
  // The fault of the file that was chosen, while the dialog stays for another one.
  const [refusal, setRefusal] = useState<string | null>(null);
  const pickFile = (file: File) => {
    const problem = findRefusal(file);
    setRefusal(problem && `${quoteName(file.name)} cannot be used. ${problem}`);
    if (problem) return;
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
          maxLength={LIMITS.searchCharacters}
          value={text}
          onChange={(event) => setOwn({ text: event.target.value, isTyped: true })}
        />
      }
    >
      {warning && <p className="picture-warning">{warning}</p>}
      <div className="picture-dialog">
        <FileDrop onFile={pickFile} refusal={refusal} />
        <section className="icon-results" aria-label="Icon library">
          {terms.length > 1 && <CardTerms terms={terms} term={search.term} onSearch={searchFor} />}
          {search.term === '' && <IconCategories onSearch={searchFor} />}
          <SearchHelp term={search.term} onSearch={searchFor} />
          <IconGallery search={search} onPick={pickIcon} />
        </section>
      </div>
    </Dialog>
  );
}

interface CardTermsProps {
  readonly terms: readonly string[];
  /** The term of the icons shown. */
  readonly term: string;
  readonly onSearch: (term: string) => void;
}

/** Renders what a card says on either side, each to search for. */
const CardTerms = ({ terms, term, onSearch }: CardTermsProps) => (
  <fieldset className="icon-history" aria-label="On this card">
    {terms.map((one) => (
      <button
        key={one}
        type="button"
        className="suggestion"
        aria-pressed={one === term}
        onClick={() => onSearch(one)}
      >
        {one}
      </button>
    ))}
  </fieldset>
);
