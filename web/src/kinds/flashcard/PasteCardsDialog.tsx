import { useId, useMemo, useState } from 'react';
import { type Pasted, parsePastedCards } from '#shared/kinds/flashcard/parse-pasted.ts';
import { isolate } from '#shared/text/isolate.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { useEditor } from '../../document/editor-context.ts';
import { NoRoom } from '../../document/NoRoom.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { formatCount } from '../../ui/words/format-count.ts';
import { useCardNames } from './card-names.ts';
import { SeparatorFields, type Separators } from './SeparatorFields.tsx';
import { type Deck, useCards } from './use-cards.ts';

const EXAMPLE = 'el pan\tbread\nla leche\tmilk\nel queso\tcheese';

/** Focuses the field of a dialog that was opened to paste into it. */
const focusNow = (field: HTMLTextAreaElement | null): void => field?.focus();

/** A scrolling area takes the focus, so that the arrow keys scroll it. */
const SCROLLS = { tabIndex: 0 };

interface PasteCardsDialogProps {
  /** The text that was pasted already. */
  readonly given: string;
  readonly onClose: () => void;
}

/** Renders the dialog that makes cards of a pasted table or list, with a preview of the cards. */
export function PasteCardsDialog({ given, onClose }: PasteCardsDialogProps) {
  const editor = useEditor();
  const cards = useCards();
  const [text, setText] = useState(given);
  const [skips, setSkips] = useState(true);
  // Guessed from the pasted text until the user chooses.
  const [hasHeading, setHasHeading] = useState<boolean>();
  const [separators, setSeparators] = useState<Separators | null>(null);
  const { items } = editor.document as Deck;
  const { one: noun } = useCardNames();
  const areWords = noun === 'word';
  const found = useMemo(
    () => parsePastedCards(text, items, { hasHeading, areWords, separators: separators ?? undefined }),
    [text, items, hasHeading, areWords, separators],
  );
  const rows = found.cards.length + (found.heading ? 1 : 0);
  const wanted = found.cards.filter(({ duplicate }) => !(skips && duplicate));
  const added = wanted.slice(0, LIMITS.items - items.length);
  const add = () => {
    onClose();
    // The dialog is gone at once, however long hundreds of cards take.
    setTimeout(() => cards.add(added.map(({ term, definition }) => ({ term, definition }))));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Paste a table"
      width="medium"
      footer={
        <Button variant="filled" autoFocus={given !== ''} isDisabled={added.length === 0} onPress={add}>
          {added.length === 0 ? `Add ${noun}s` : `Add ${formatCount(added.length, noun)}`}
        </Button>
      }
    >
      <PasteField
        text={text}
        isFocused={given === ''}
        onText={(pasted) => {
          setText(pasted);
          setHasHeading(undefined);
        }}
      />
      {text.trim() !== '' && <SeparatorFields value={separators} onChange={setSeparators} />}
      {rows > 0 && <Preview found={found} skips={skips} />}
      {rows > 1 && (
        <Switch isSelected={found.heading !== null} onChange={setHasHeading}>
          The first row is a heading
        </Switch>
      )}
      {found.cards.some(({ duplicate }) => duplicate) && (
        <Switch isSelected={skips} onChange={setSkips}>
          Leave out duplicates
        </Switch>
      )}
      {found.leftOut.length > 0 && <LeftOut texts={found.leftOut} />}
      <NoRoom noun={noun} beyond={wanted.length - added.length} />
    </Dialog>
  );
}

/** More are counted, and not named one by one. */
const NAMED = 6;

/** Renders what Anki says of its notes and cards have no place for: tags, the name of the deck. */
function LeftOut({ texts }: { texts: readonly string[] }) {
  const named = texts.slice(0, NAMED).map((text) => `“${isolate(toExcerpt(text, 40))}”`);
  const more = texts.length > NAMED ? ` and ${texts.length - NAMED} more` : '';
  return <p className="panel-notice">{`Left out of Anki’s export: ${named.join(', ')}${more}.`}</p>;
}

interface PasteFieldProps {
  readonly text: string;
  readonly isFocused: boolean;
  readonly onText: (text: string) => void;
}

function PasteField({ text, isFocused, onText }: PasteFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="paste-label">
        From a spreadsheet, a Word table, Quizlet’s export, a CSV file, or lines such as “el pan – bread”.
      </label>
      <textarea
        id={id}
        className="paste-text"
        placeholder={EXAMPLE}
        value={text}
        onChange={(event) => onText(event.target.value)}
        ref={isFocused ? focusNow : undefined}
      />
    </>
  );
}

/** The rows of a preview: to draw thousands would hold the page. */
const PREVIEWED = 200;

function Preview({ found: { heading, cards }, skips }: { found: Pasted; skips: boolean }) {
  const { term: word } = useCardNames();
  const more = cards.length - PREVIEWED;
  return (
    <section className="paste-preview" aria-label="What will be added" {...SCROLLS}>
      <table>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{word}</th>
            <th scope="col">Definition</th>
          </tr>
        </thead>
        <tbody>
          {heading && (
            <tr className="paste-left-out">
              <th scope="row">–</th>
              <td dir="auto">{heading.term}</td>
              <td dir="auto">
                {heading.definition}
                <span className="paste-tag">Heading, left out</span>
              </td>
            </tr>
          )}
          {cards.slice(0, PREVIEWED).map((card) => (
            <CardRow key={card.row} card={card} skips={skips} />
          ))}
          {more > 0 && (
            <tr className="paste-left-out">
              <th scope="row">…</th>
              <td colSpan={2}>{`and ${more.toLocaleString('en')} more`}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

function CardRow({
  card: { row, term, definition, duplicate },
  skips,
}: {
  readonly card: Pasted['cards'][number];
  readonly skips: boolean;
}) {
  return (
    <tr className={duplicate ? 'paste-left-out' : undefined}>
      <th scope="row">{row}</th>
      <td dir="auto">{term}</td>
      <td dir="auto">
        {definition}
        {duplicate && <span className="paste-tag">{skips ? 'Duplicate, left out' : 'Duplicate'}</span>}
      </td>
    </tr>
  );
}
