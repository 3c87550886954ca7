import { memo, type ReactNode, useRef } from 'react';
import { createCard } from '#shared/kinds/parts/card.ts';
import type { Card } from '#shared/kinds/parts/card-schema.ts';
import { isBlank } from '#shared/text/plain-text.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { useEditor, usePart } from '../../document/editor-context.ts';
import type { Path } from '../../document/path.ts';
import { useViewFact } from '../../document/use-view.ts';
import { InlineImageButton } from '../../images/InlineImageButton.tsx';
import { createTabHandler } from '../../richtext/field-navigation.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { CardActions } from './CardActions.tsx';
import { capitalize, getSideName, useCardNames } from './card-names.ts';
import { isNumber, pressNumber, selectBesides, startsSelecting } from './choose-cards.ts';
import { useNextWord, useOpening, usePromptRequest, useRevealedRow } from './use-card-row.ts';
import { type CardSide, type Deck, useCards } from './use-cards.ts';

/** The card that the row for a new one shows. */
const EMPTY = createCard({ id: 'new' });

const SIDES = ['term', 'definition'] as const satisfies readonly CardSide[];

const goToNextSide = createTabHandler('.card-list', '.card-row-side [role=textbox]');

interface CardRowProps {
  readonly id: string;
  readonly index: number;
  /** The next card is written here. */
  readonly isLast: boolean;
  /** The row is for a card that is not written yet. */
  readonly isNew: boolean;
  readonly handle: ReactNode;
}

/** Renders a card in the side bar: its two sides beside each other. */
export function CardRow({ id, index, isLast, isNew, handle }: CardRowProps) {
  const editor = useEditor();
  const card = usePart((editor.path as Path<Deck>).at('items').entry(id)) ?? EMPTY;
  const root = useRef<HTMLDivElement>(null);
  const prompt = usePromptRequest(root);
  const isOpen = useViewFact(({ openItem }) => openItem === id);
  const isSelected = useViewFact(({ selected }) => selected.includes(id));
  useRevealedRow(root, { id, isLast });
  const opening = useOpening(root, { id, isNew });
  const goToNextWord = useNextWord(root, index);
  const names = useCardNames();
  const name = isNew ? `new ${names.one}` : `${names.one} ${index + 1}`;
  const look = [isOpen && 'card-row-open', isNew && 'card-row-new', isSelected && 'card-row-selected'];
  return (
    <fieldset
      className="card-set"
      aria-label={capitalize(name)}
      onPointerDownCapture={(event) => {
        if (isNew || !startsSelecting(event)) opening.onPointerDownCapture(event);
      }}
      onMouseDownCapture={(event) => !isNew && startsSelecting(event) && selectBesides(editor, id, event)}
      onFocus={(event) => {
        if (!isNumber(event.target)) opening.onFocus();
      }}
      onKeyDown={(event) => !isNumber(event.target) && goToNextSide(event)}
    >
      <div ref={root} data-frame={id} className={['card-row', ...look.filter(Boolean)].join(' ')}>
        {isNew ? <span /> : handle}
        <CardNumber id={id} index={index} name={isNew ? null : name} isSelected={isSelected} />
        {SIDES.map((side) => (
          <SideFields
            key={side}
            card={card}
            id={id}
            side={side}
            label={getSideName(names, side, isNew ? null : index)}
            onEnter={names.one === 'word' ? goToNextWord : undefined}
          />
        ))}
        {!isNew && <CardActions id={id} name={name} onPrompt={prompt.ask} />}
        {!isNew && isOpen && (prompt.isAsked || !isBlank(card.prompt)) && (
          <PromptOfCard id={id} name={name} value={card.prompt} />
        )}
      </div>
    </fieldset>
  );
}

interface CardNumberProps {
  readonly id: string;
  readonly index: number;
  /** Null where the card is not written yet, and cannot be selected. */
  readonly name: string | null;
  readonly isSelected: boolean;
}

/** Renders the number of a card, which selects it. */
function CardNumber({ id, index, name, isSelected }: CardNumberProps) {
  const editor = useEditor();
  if (name === null)
    return (
      <span className="card-row-number" aria-hidden="true">
        {index + 1}
      </span>
    );
  return (
    <button
      type="button"
      className="card-row-number"
      aria-pressed={isSelected}
      aria-label={`Select ${name}`}
      onClick={(event) => pressNumber(editor, id, event)}
    >
      {index + 1}
    </button>
  );
}

interface SideFieldsProps {
  readonly card: Card;
  readonly id: string;
  readonly side: CardSide;
  readonly label: string;
  readonly onEnter: (() => void) | undefined;
}

/** Renders the words and the picture of one side. */
function SideFields({ card, id, side, label, onEnter }: SideFieldsProps) {
  const cards = useCards();
  const names = useCardNames();
  return (
    <div className="card-row-side">
      <RichTextField
        variant="text"
        field={side}
        isBare
        label={label}
        placeholder={side === 'term' ? names.term : 'Definition'}
        value={card[side]}
        onChange={(text) => cards.write(id, side, text)}
        onEnter={onEnter}
      />
      <SidePicture id={id} side={side} label={label} image={card[`${side}_image`]} words={card[side]} />
    </div>
  );
}

function PromptOfCard({ id, name, value }: { id: string; name: string; value: RichTextValue }) {
  const cards = useCards();
  return (
    <div className="card-row-prompt">
      <RichTextField
        variant="text"
        field="prompt"
        label={`Prompt of ${name}`}
        placeholder="Prompt, printed small above the term"
        value={value}
        onChange={(text) => cards.write(id, 'prompt', text)}
      />
    </div>
  );
}

interface SidePictureProps {
  readonly id: string;
  readonly side: CardSide;
  readonly label: string;
  readonly image: ImageAttachment | null;
  readonly words: RichTextValue;
}

/** Drawn again for its own side alone. */
const SidePicture = memo(function SidePicture({ id, side, ...rest }: SidePictureProps) {
  const cards = useCards();
  const editor = useEditor();
  const other = side === 'term' ? 'definition' : 'term';
  const card = (editor.path as Path<Deck>).at('items').entry(id);
  return (
    <InlineImageButton
      {...rest}
      readOtherWords={() => editor.read(card)?.[other] ?? ''}
      onCommit={(image, step) => cards.picture(id, side, image, step)}
    />
  );
});
