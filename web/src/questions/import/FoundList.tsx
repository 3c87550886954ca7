import { Pencil } from 'lucide-react';
import { memo, useState } from 'react';
import { ItemOnPaper } from '#shared/items/ItemOnPaper.tsx';
import { getItemExcerpt, getItemType, isNumberedItem, type WorksheetItem } from '#shared/items/item.ts';
import type { ReadCard } from '#shared/questions/join-cards.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';
import type { DocumentStyle } from '#shared/vocabulary/style.ts';
import { usePreviewFonts } from '../../document/use-preview-fonts.ts';
import { CardSide } from '../../images/CardSide.tsx';
import { MoreInSight } from '../../images/MoreInSight.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { CheckLine } from '../losses/CheckLine.tsx';
import { EditCard, EditQuestion } from './EditQuestion.tsx';
import { changeEntry, type FoundEntry, toNewCard } from './find-what-to-add.ts';
import '../../ui/fields/check-entry.css';

interface FoundListProps {
  readonly entries: readonly FoundEntry[];
  /** The type of the document that they go to. */
  readonly style: DocumentStyle;
  readonly leftOut: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], isWanted: boolean) => void;
  /** Puts an entry that was corrected in the place of the one with its id. */
  readonly onEdit: (entry: FoundEntry) => void;
}

const describe = (entry: FoundEntry): string =>
  'item' in entry
    ? `${getItemType(entry.item.type).label}: ${getItemExcerpt(entry.item)}`
    : `Card: ${toExcerpt(entry.card.term)}`;

const toIds = (entries: readonly FoundEntry[]): string[] => entries.map(({ id }) => id);

/** How many entries are drawn at once: a screen of them, and what is scrolled to next. */
const BATCH = 20;

/**
 * Renders all that a file makes, drawn as it prints with its answers, each with a box to leave it out. Those further down are drawn
 * once they are scrolled to: thousands at once would hold the page.
 */
export function FoundList({ entries: all, style, leftOut, onChoose, onEdit }: FoundListProps) {
  const [shown, setShown] = useState(BATCH);
  const entries = all.slice(0, shown);
  const fonts = usePreviewFonts(entries);
  let number = 0;
  const rows = entries.map((entry) => {
    if ('item' in entry && isNumberedItem(entry.item)) number += 1;
    return { entry, number };
  });
  return (
    <>
      {all.length > 1 && (
        <CheckLine isChecked={leftOut.size === 0} onChange={(isWanted) => onChoose(toIds(all), isWanted)}>
          All of them
        </CheckLine>
      )}
      <ol className="list stack import-found" style={fonts}>
        {rows.map(({ entry, number: place }) => (
          <li
            key={entry.id}
            className={
              leftOut.has(entry.id) ? 'check-entry import-entry import-left-out' : 'check-entry import-entry'
            }
          >
            <input
              type="checkbox"
              aria-label={describe(entry)}
              checked={!leftOut.has(entry.id)}
              onChange={({ target }) => onChoose([entry.id], target.checked)}
            />
            {'item' in entry ? (
              <div>
                <DrawnItem item={entry.item} place={place} style={style} />
                <Taken signs={entry.question.taken ?? []} />
                {entry.item.shown_on === 'key' && (
                  <p className="panel-hint">Only the answer key prints it.</p>
                )}
                {entry.item.points && <p className="panel-hint">Points: {entry.item.points.value}</p>}
                <Correction entry={entry} onEdit={onEdit} />
              </div>
            ) : (
              <div>
                <DrawnCard card={entry.card} />
                <Correction entry={entry} onEdit={onEdit} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {shown < all.length && <MoreInSight key={shown} onSight={() => setShown(shown + BATCH)} />}
    </>
  );
}

/** Shows what was taken off the words for a mark, a label or a heading: a user sees whether it was any. */
const Taken = ({ signs }: { signs: readonly string[] }) =>
  signs.length > 0 && <p className="panel-hint">Taken off: {signs.map((sign) => `“${sign}”`).join(', ')}</p>;

interface CorrectionProps {
  readonly entry: FoundEntry;
  readonly onEdit: (entry: FoundEntry) => void;
}

/** Renders the fields in which an entry is corrected, once they are asked for. */
function Correction({ entry, onEdit }: CorrectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="dense"
        icon={Pencil}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Done' : 'Edit'}
      </Button>
      {isOpen &&
        ('card' in entry ? (
          <EditCard card={entry.card} onChange={(card) => onEdit({ ...entry, card })} />
        ) : (
          <EditQuestion
            question={entry.question}
            onChange={(question) => onEdit(changeEntry(entry, question))}
          />
        ))}
    </>
  );
}

interface DrawnItemProps extends Pick<FoundListProps, 'style'> {
  readonly item: WorksheetItem;
  /** The number of the question among those that have one. */
  readonly place: number;
}

const DrawnItem = memo(({ item, place, style }: DrawnItemProps) => (
  <div className="import-drawn" inert>
    <span className="caption">{getItemType(item.type).label}</span>
    <div className="import-sheet paper">
      <ItemOnPaper item={item} number={isNumberedItem(item) ? `${place}.` : null} answerKey style={style} />
    </div>
  </div>
));

function DrawnCard({ card }: { card: ReadCard }) {
  const { term, definition, term_image, definition_image } = toNewCard(card);
  return (
    <div className="import-card">
      <CardSide text={term} image={term_image} />
      <CardSide text={definition} image={definition_image} />
    </div>
  );
}
