import { useState } from 'react';
import type { Icon } from '#shared/icons/icon-schema.ts';
import { quoteName } from '#shared/text/quote-name.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { useQuery } from '../api/query-client.ts';
import { useEditor } from '../document/editor-context.ts';
import { SearchField } from '../ui/fields/SearchField.tsx';
import { Segments } from '../ui/fields/Segments.tsx';
import { createLazyPart } from '../ui/lazy/lazy-part.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { findAnsweredTerm } from './card-terms.ts';
import { FileDrop } from './FileDrop.tsx';
import { IconCategories } from './IconCategories.tsx';
import { IconGallery } from './IconGallery.tsx';
import { OutlineChoice } from './OutlineChoice.tsx';
import { findRefusal } from './picture-uploads.ts';
import { SearchHelp } from './SearchHelp.tsx';
import { findTerm, rememberPair } from './search-memory.ts';
import { getSearchTerm } from './search-term.ts';
import { useIconSearch } from './use-icon-search.ts';
import { useOutline } from './use-outline.ts';
import { usePictureUploads } from './use-picture-uploads.ts';
import './PictureDialog.css';

const TITLES = {
  sticker: { add: 'Add a Sticker', replace: 'Replace the Sticker' },
  image: { add: 'Add an Image', replace: 'Replace the Image' },
} as const;

export interface PictureDialogProps {
  readonly place: keyof typeof TITLES;
  /** The picture that is replaced; null or absent where one is added. */
  readonly replaced?: ImageAttachment | null;
  /** The words that the picture is for. */
  readonly words?: RichTextValue | undefined;
  /** What else it may be called, such as the other side of a card. */
  readonly otherWords?: RichTextValue | undefined;
  /** A warning to read before placing a picture. */
  readonly warning?: string | null;
  readonly onPick: (image: ImageAttachment) => void;
  readonly onClose: () => void;
}

/** Draws a picture from a value: a clock, a fraction, money. Few pictures are drawn, so it loads when one is. */
const DrawPicture = createLazyPart(async () => (await import('../drawings/DrawPicture.tsx')).DrawPicture);

const SOURCES = [
  { value: 'find', label: 'Find or upload' },
  { value: 'draw', label: 'Draw' },
] as const;
type Source = (typeof SOURCES)[number]['value'];

/** Says what choosing a picture does. */
function getTitle({ place, replaced }: PictureDialogProps): string {
  if (!replaced) return TITLES[place].add;
  return replaced.drawing ? 'Change the Drawing' : TITLES[place].replace;
}

/**
 * Renders the choice of a picture: the user's own, by a file or by paste, one of the icon library, or one that is drawn from a
 * value. Choosing one closes the dialog.
 */
export function PictureDialog(props: PictureDialogProps) {
  const { warning, replaced, onClose } = props;
  const drawing = replaced?.drawing;
  const [source, setSource] = useState<Source>(drawing ? 'draw' : 'find');
  const { locale } = useEditor().document;
  const { terms, text, search, type, searchFor } = useSearch(props);
  const [isOutline, chooseOutline] = useOutline();
  const { refusal, pickIcon, pickFile, pickDrawn } = usePicking(props, {
    searchTerm: search.term,
    isOutline,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={getTitle(props)}
      width="large"
      tools={
        source === 'find' && (
          <SearchField
            aria-label="Search icons"
            placeholder="Search icons"
            autoFocus
            onFocus={(event) => event.target.select()}
            maxLength={LIMITS.searchCharacters}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        )
      }
    >
      {warning && <p className="picture-warning">{warning}</p>}
      <div className="picture-sources">
        <Segments
          aria-label="Where the picture comes from"
          options={SOURCES}
          value={source}
          onChange={setSource}
        />
      </div>
      {source === 'draw' && <DrawPicture locale={locale} given={drawing} onDraw={pickDrawn} />}
      <div className="picture-dialog" hidden={source === 'draw'}>
        <FileDrop onFile={pickFile} refusal={refusal} />
        <section className="icon-results" aria-label="Icon library">
          {terms.length > 1 && <CardTerms terms={terms} term={search.term} onSearch={searchFor} />}
          {search.term === '' && <IconCategories onSearch={searchFor} />}
          <SearchHelp term={search.term} onSearch={searchFor} />
          <IconGallery
            search={search}
            isOutline={isOutline}
            tools={<OutlineChoice isOutline={isOutline} onChange={chooseOutline} />}
            onPick={pickIcon}
          />
        </section>
      </div>
    </Dialog>
  );
}

/** Returns the search for an icon: by what the user searches for, and before that by the words that the picture is for. */
function useSearch({ replaced, words = '', otherWords }: PictureDialogProps) {
  const { locale } = useEditor().document;
  const first = (replaced && findTerm(replaced.id)) ?? getSearchTerm(words, locale);
  const terms = [first, getSearchTerm(otherWords ?? '', locale)].filter((one) => one.trim() !== '');
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
  const finds = answered.data !== null;
  // Before a search of the user's own, nothing is shown rather than something similar.
  const search = useIconSearch(text, {
    isTyped: own?.isTyped ?? false,
    isWaiting: own === null && answered.isLoading,
    exact: own === null && !finds ? text.trim() : null,
  });
  const type = (typed: string) => setOwn({ text: typed, isTyped: true });
  const searchFor = (suggested: string) => setOwn({ text: suggested, isTyped: false });
  return { terms, text, search, type, searchFor };
}

/** Returns what takes the icon or the file that the user picks, and why a file was refused; null where none was. */
function usePicking(
  { onPick, onClose }: PictureDialogProps,
  { searchTerm, isOutline }: { searchTerm: string; isOutline: boolean },
) {
  const work = usePictureUploads();
  // What is wrong with the file that was chosen, while the dialog stays for another one.
  const [refusal, setRefusal] = useState<string | null>(null);
  const pickIcon = (icon: Icon) => {
    const picture = work.takeIcon(icon, isOutline);
    rememberPair({ searchTerm, imageId: picture.id });
    onPick(picture);
    onClose();
  };
  const pickFile = (file: File) => {
    const problem = findRefusal(file);
    setRefusal(problem && `${quoteName(file.name)} cannot be used. ${problem}`);
    if (problem) return;
    onClose();
    void work.takeFile(file, onPick);
  };
  const pickDrawn = (image: ImageAttachment) => {
    onPick(image);
    onClose();
  };
  return { refusal, pickIcon, pickFile, pickDrawn };
}

interface CardTermsProps {
  readonly terms: readonly string[];
  /** The term of the icons shown. */
  readonly term: string;
  readonly onSearch: (term: string) => void;
}

/** Renders what a card says on either side, each to search for. */
const CardTerms = ({ terms, term, onSearch }: CardTermsProps) => (
  <fieldset className="row icon-history" aria-label="On this card">
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
