import { useId } from 'react';
import type { WordEntry } from '#shared/items/parts/words.ts';
import { RichText } from '#shared/text/RichText.tsx';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { usePictureAddress } from '../images/DocumentPictures.tsx';
import '../ui/fields/check-entry.css';

interface WordChoicesProps {
  readonly words: readonly WordEntry[];
  /** Places of the words that are not used, from 0. */
  readonly leftOut: ReadonlySet<number>;
  readonly onChange: (leftOut: ReadonlySet<number>) => void;
}

/** Renders the list of words, each with its definition and pictures, and a box to leave it out. */
export function WordChoices({ words, leftOut, onChange }: WordChoicesProps) {
  const all = useId();
  const toggle = (place: number, isWanted: boolean) => {
    const others = [...leftOut].filter((one) => one !== place);
    onChange(new Set(isWanted ? others : [...others, place]));
  };
  return (
    <fieldset className="words-list">
      <legend className="visually-hidden">Words</legend>
      <div className="check-entry words-entry quiet">
        <input
          id={all}
          type="checkbox"
          checked={leftOut.size === 0}
          onChange={({ target }) => onChange(new Set(target.checked ? [] : words.keys()))}
        />
        <label htmlFor={all}>
          {words.length - leftOut.size} of {words.length} words
        </label>
      </div>
      {words.map((entry, place) => (
        <WordChoice
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
          key={place}
          entry={entry}
          isWanted={!leftOut.has(place)}
          onChange={(isWanted) => toggle(place, isWanted)}
        />
      ))}
    </fieldset>
  );
}

interface WordChoiceProps {
  readonly entry: WordEntry;
  readonly isWanted: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

function WordChoice({ entry, isWanted, onChange }: WordChoiceProps) {
  const id = useId();
  const { term, definition, term_image, definition_image } = entry;
  return (
    <div className="check-entry words-entry">
      <input id={id} type="checkbox" checked={isWanted} onChange={({ target }) => onChange(target.checked)} />
      <label htmlFor={id}>
        {[term_image, definition_image].map(
          (image, place) => image && <WordPicture key={place === 0 ? 'term' : 'definition'} image={image} />,
        )}
        <strong className="rich-text" dir="auto">
          <RichText value={term} />
        </strong>
        <span className="rich-text" dir="auto">
          <RichText value={definition} />
        </span>
      </label>
    </div>
  );
}

function WordPicture({ image }: { readonly image: ImageAttachment }) {
  const address = usePictureAddress(image);
  return address ? <img src={address} alt={image.alt} /> : null;
}
