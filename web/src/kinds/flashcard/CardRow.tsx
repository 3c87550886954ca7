import { ArrowLeftRight, Copy, MessageSquareText, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createCard } from '#shared/kinds/parts/card.ts';
import { isBlank } from '#shared/text/plain-text.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { createKeepEntries } from '../../document/create-keep-entries.ts';
import { useEditor, useFact, usePart } from '../../document/editor-context.ts';
import { LIST, useItemActions } from '../../document/item-actions.ts';
import type { Path } from '../../document/path.ts';
import { useViewFact } from '../../document/use-view.ts';
import { InlineImageButton } from '../../images/InlineImageButton.tsx';
import { isWrittenIn } from '../../richtext/caret/catch-typing.ts';
import { createTabHandler } from '../../richtext/field-navigation.ts';
import { focusEnd } from '../../richtext/focus-end.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { keepInPlace } from '../../ui/behaviour/keep-in-place.ts';
import { useAfterPress } from '../../ui/behaviour/use-after-press.ts';
import { MenuDots } from '../../ui/buttons/Dots.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../ui/overlays/menu-entry.ts';
import { capitalize, getSideName, useCardNames } from './card-names.ts';
import { isNumber, pressNumber, selectBesides, startsSelecting } from './choose-cards.ts';
import { copyCards } from './copy-cards.ts';
import { type CardSide, type Deck, useCards } from './use-cards.ts';

/** The card that the row for a new one shows. */
const EMPTY = createCard({ id: 'new' });

const PROMPT_FIELD = '.card-row-prompt [role=textbox]';

const SIDES = ['term', 'definition'] as const satisfies readonly CardSide[];

const goToNextSide = createTabHandler('.card-list', '.card-row-side [role=textbox]');

/** Finds the row below, if it is drawn: rows off screen are not. */
function findRowBelow(row: HTMLElement | null): Element | undefined {
  const rows = [...(row?.closest('.card-list')?.querySelectorAll('.card-row') ?? [])];
  return row ? rows[rows.indexOf(row) + 1] : undefined;
}

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
  const { view } = editor;
  const card = usePart((editor.path as Path<Deck>).at('items').entry(id)) ?? EMPTY;
  const cards = useCards();
  const { openItem, openList } = useItemActions();
  // Counts how often the prompt was requested.
  const [prompts, setPrompts] = useState(0);
  const askPrompt = useCallback(() => setPrompts((times) => times + 1), []);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (prompts === 0) return;
    // A frame later: the menu that closes gives the focus back to its button.
    requestAnimationFrame(() => focusEnd(root.current?.querySelector<HTMLElement>(PROMPT_FIELD)));
  }, [prompts]);
  const isOpen = useViewFact(({ openItem }) => openItem === id);
  const isSelected = useViewFact(({ selected }) => selected.includes(id));
  const revealed = useViewFact(({ reveal }) =>
    reveal && (reveal.key === id || (isLast && reveal.key === LIST)) ? reveal.time : 0,
  );
  useEffect(() => {
    if (revealed === 0) return;
    // From now on it is this row's: the row below, which comes with the first letter here, must not take it too.
    if (view.reveal?.key === LIST) view.reveal.key = id;
    // Pressed here too: a section that closed above it has moved it.
    root.current?.scrollIntoView({ block: 'nearest' });
    if (view.reveal?.side === 'paper') return;
    // A frame later: the press that brought it here must not take the focus away again.
    requestAnimationFrame(() => {
      if (root.current && isWrittenIn(root.current)) return;
      if (view.selected.includes(id)) root.current?.querySelector<HTMLElement>('.card-row-number')?.focus();
      else focusEnd(root.current?.querySelector<HTMLElement>('[role=textbox]'));
    });
  }, [revealed, view, id]);
  const names = useCardNames();
  const isWord = names.one === 'word';
  const goToNextWord = () => {
    const below = findRowBelow(root.current)?.querySelector<HTMLElement>('.card-row-side [role=textbox]');
    const next = editor.document.items[index + 1];
    if (below) focusEnd(below);
    else if (next) openItem(next.id, 'bar');
    else openList();
  };
  const name = isNew ? `new ${names.one}` : `${names.one} ${index + 1}`;
  const open = useEffectEvent(() => {
    if (!isNew && view.openItem !== id) keepInPlace(root.current, () => openItem(id, 'paper'));
  });
  const opening = useAfterPress(open);
  const wasNew = useRef(isNew);
  // The first letter makes a card of the row, which is then opened like any other that is written in.
  useEffect(() => {
    const isWritten = wasNew.current && !isNew;
    wasNew.current = isNew;
    if (isWritten && root.current && isWrittenIn(root.current)) requestAnimationFrame(open);
  }, [isNew]);
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
      <div
        ref={root}
        data-frame={id}
        className={`card-row${isOpen ? ' card-row-open' : ''}${isNew ? ' card-row-new' : ''}${isSelected ? ' card-row-selected' : ''}`}
      >
        {isNew ? <span /> : handle}
        {isNew ? (
          <span className="card-row-number" aria-hidden="true">
            {index + 1}
          </span>
        ) : (
          <button
            type="button"
            className="card-row-number"
            aria-pressed={isSelected}
            aria-label={`Select ${name}`}
            onClick={(event) => pressNumber(editor, id, event)}
          >
            {index + 1}
          </button>
        )}
        {SIDES.map((side) => (
          <div key={side} className="card-row-side">
            <RichTextField
              variant="text"
              field={side}
              isBare
              label={getSideName(names, side, isNew ? null : index)}
              placeholder={side === 'term' ? names.term : 'Definition'}
              value={card[side]}
              onChange={(text) => cards.write(id, side, text)}
              onEnter={isWord ? goToNextWord : undefined}
            />
            <SidePicture
              id={id}
              side={side}
              label={getSideName(names, side, isNew ? null : index)}
              image={card[`${side}_image`]}
              words={card[side]}
            />
          </div>
        ))}
        {!isNew && <CardActions id={id} name={name} onPrompt={askPrompt} />}
        {!isNew && isOpen && (prompts > 0 || !isBlank(card.prompt)) && (
          <div className="card-row-prompt">
            <RichTextField
              variant="text"
              field="prompt"
              label={`Prompt of ${name}`}
              placeholder="Prompt, printed small above the term"
              value={card.prompt}
              onChange={(text) => cards.write(id, 'prompt', text)}
            />
          </div>
        )}
      </div>
    </fieldset>
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

interface CardActionsProps {
  readonly id: string;
  readonly name: string;
  readonly onPrompt: () => void;
}

const createPromptEntry = (onAction: () => void): MenuEntry => ({
  id: 'prompt',
  label: 'Add a prompt',
  icon: MessageSquareText,
  onAction,
});

/** Drawn once: a letter on its card changes nothing of it. */
const CardActions = memo(function CardActions({ id, name, onPrompt }: CardActionsProps) {
  const cards = useCards();
  // A square of a game has no room for more than its word.
  const names = useCardNames();
  const prompt = names.one === 'card';
  const editor = useEditor();
  const path = (editor.path as Path<Deck>).at('items').entry(id);
  const isKept = useFact((document) => Boolean(path.find(document)?.kept));
  const copy = () => {
    const card = editor.read(path);
    if (card) void copyCards([card], names);
  };
  const entries: MenuEntry[] = [
    { id: 'swap', label: 'Swap the sides', icon: ArrowLeftRight, onAction: () => cards.swap(id) },
    ...(prompt ? [createPromptEntry(onPrompt)] : []),
    { id: 'copy', label: 'Copy as a row', icon: Copy, onAction: copy },
    ...createKeepEntries(editor, [id], isKept ? 'one' : 'none'),
    {
      id: 'delete',
      label: 'Delete',
      icon: Trash2,
      tone: 'danger',
      startsGroup: true,
      onAction: () => cards.remove(id),
    },
  ];
  return (
    <Menu
      label={`Actions of ${name}`}
      trigger={<IconButton label={`Actions of ${name}`} icon={MenuDots} />}
      entries={entries}
    />
  );
});
