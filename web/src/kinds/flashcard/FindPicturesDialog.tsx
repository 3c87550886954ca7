import { uniqBy, xor } from 'es-toolkit';
import { RefreshCw, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Icon } from '#shared/icons/icon-schema.ts';
import { isFilled } from '#shared/kinds/parts/card.ts';
import { useEditor } from '../../document/editor-context.ts';
import { IconDrawing } from '../../images/IconDrawing.tsx';
import { OutlineChoice } from '../../images/OutlineChoice.tsx';
import { useOutline } from '../../images/use-outline.ts';
import { usePictureUploads } from '../../images/use-picture-uploads.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { type CardNames, useCardNames } from './card-names.ts';
import { describeCard } from './describe-card.ts';
import { type CardSide, type Deck, useCards } from './use-cards.ts';
import { findOthers, type Proposal, useProposals } from './use-proposals.ts';
import './FindPicturesDialog.css';

/** Renders a picture for every card without one; each can be exchanged or left out, and all are added in one step. */
export function FindPicturesDialog({ onClose }: { onClose: () => void }) {
  const editor = useEditor();
  const cards = useCards();
  const work = usePictureUploads();
  const names = useCardNames();
  const [side, setSide] = useState<CardSide>('term');
  const [isAlone, setAlone] = useState(false);
  const [isOutline, chooseOutline] = useOutline();
  const { items } = editor.document as Deck;
  const bare = useMemo(
    () => items.filter((card) => isFilled(card) && card[`${side}_image`] === null),
    [items, side],
  );
  const { proposals, isDone, isFailed } = useProposals(bare);
  const pictures = useChosenPictures(proposals);
  const { found, added, getIcon } = pictures;
  const canBeAlone = names.one === 'word' && side === 'term';
  const add = () => {
    onClose();
    const images = new Map(
      added.flatMap((proposal) => {
        const icon = getIcon(proposal);
        return icon ? [[proposal.card.id, work.takeIcon(icon, isOutline)] as const] : [];
      }),
    );
    cards.addPictures(side, images, { isAlone: canBeAlone && isAlone });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Find pictures for all ${names.many}`}
      width="medium"
      footer={
        <Button variant="filled" isDisabled={added.length === 0} onPress={add}>
          {added.length === 1 ? 'Add 1 picture' : `Add ${added.length} pictures`}
        </Button>
      }
    >
      <div className="form">
        <SideChoice side={side} onChange={setSide} />
        {canBeAlone && <AloneChoice isAlone={isAlone} onChange={setAlone} />}
        <OutlineChoice isOutline={isOutline} onChange={chooseOutline} />
        <p className="panel-hint" role="status">
          {describeSearch(
            { bare: bare.length, searched: proposals.length, found: found.length, isDone },
            names,
          )}
          {isFailed && ' The icon library cannot be reached right now.'}
        </p>
      </div>
      <ul className="list found-pictures">
        {proposals.map((proposal) => (
          <FoundPicture key={proposal.card.id} {...{ proposal, pictures, isOutline }} />
        ))}
      </ul>
    </Dialog>
  );
}

const SHOWN = [
  { value: 'both', label: 'Both' },
  { value: 'picture', label: 'Picture only' },
] as const;

/** Renders what the squares of a game show: for children who do not read yet the word is called, and not printed. */
function AloneChoice({ isAlone, onChange }: { isAlone: boolean; onChange: (isAlone: boolean) => void }) {
  return (
    <>
      <Segments
        label="Squares show"
        options={SHOWN}
        value={isAlone ? 'picture' : 'both'}
        onChange={(shown) => onChange(shown === 'picture')}
      />
      {isAlone && <p className="panel-hint">The call list prints the words.</p>}
    </>
  );
}

function SideChoice({ side, onChange }: { side: CardSide; onChange: (side: CardSide) => void }) {
  const { term } = useCardNames();
  const options = [
    { value: 'term', label: `The ${term.toLowerCase()}` },
    { value: 'definition', label: 'The definition' },
  ] as const;
  return <Segments label="Put them on" options={options} value={side} onChange={onChange} />;
}

/** Returns the pictures that were found, with the one chosen for each card. */
function useChosenPictures(proposals: readonly Proposal[]) {
  // The place of the picture of each card among those offered, and what was searched for it.
  const [chosen, choose] = useState<Readonly<Record<string, number>>>({});
  const [searched, setSearched] = useState<Readonly<Record<string, readonly Icon[]>>>({});
  const [left, leave] = useState<readonly string[]>([]);
  const getIcons = ({ card, icons }: Proposal) => searched[card.id] ?? icons;
  const found = proposals.filter((proposal) => getIcons(proposal).length > 0);
  const added = found.filter(({ card }) => !left.includes(card.id));
  const getPlace = (proposal: Proposal) =>
    (chosen[proposal.card.id] ?? 0) % Math.max(1, getIcons(proposal).length);
  const getIcon = (proposal: Proposal) => getIcons(proposal)[getPlace(proposal)];
  const toggle = (id: string) => leave((last) => xor(last, [id]));
  const show = ({ card: { id } }: Proposal, icons: readonly Icon[], place: number) => {
    setSearched((last) => ({ ...last, [id]: icons }));
    choose((last) => ({ ...last, [id]: place }));
    leave((last) => last.filter((one) => one !== id));
  };
  /** Shows the next picture; behind the last of those that are called so come all that answer the search. */
  const exchange = async (proposal: Proposal) => {
    const icons = getIcons(proposal);
    const next = getPlace(proposal) + 1;
    if (next < icons.length || searched[proposal.card.id]) return show(proposal, icons, next);
    const others = await findOthers(proposal.term).catch(() => []);
    show(
      proposal,
      uniqBy([...icons, ...others], ({ id }) => id),
      next,
    );
  };
  const search = async (proposal: Proposal, term: string) =>
    show(proposal, await findOthers(term).catch(() => []), 0);
  return { left, toggle, exchange, search, found, added, getIcon };
}

interface SearchCounts {
  /** Cards without a picture. */
  readonly bare: number;
  readonly searched: number;
  readonly found: number;
  readonly isDone: boolean;
}

/** Says how far the search is. */
function describeSearch({ bare, searched, found, isDone }: SearchCounts, { one, many }: CardNames): string {
  if (bare === 0) return `Every ${one} has a picture there.`;
  return isDone ? `Pictures for ${found} of ${bare} ${many}.` : `${searched} of ${bare} ${many} searched`;
}

interface FoundPictureProps {
  readonly proposal: Proposal;
  readonly pictures: ReturnType<typeof useChosenPictures>;
  readonly isOutline: boolean;
}

/** Renders the picture that is proposed for a card, which may be left out, exchanged, or searched by other words. */
function FoundPicture({ proposal, pictures, isOutline }: FoundPictureProps) {
  const { left, toggle, exchange, search, getIcon } = pictures;
  const [isSearching, setSearching] = useState(false);
  const words = describeCard(proposal.card);
  const icon = getIcon(proposal);
  const isLeft = left.includes(proposal.card.id);
  return (
    <li className={isLeft || !icon ? 'found-left' : undefined}>
      <label>
        <input
          type="checkbox"
          checked={icon !== undefined && !isLeft}
          disabled={!icon}
          onChange={() => toggle(proposal.card.id)}
        />
        {icon ? (
          <IconDrawing icon={icon} isOutline={isOutline} size={48} />
        ) : (
          <span className="found-none">Nothing found</span>
        )}
        <span>{words}</span>
        {icon && <span className="visually-hidden">{`, picture: ${icon.term}`}</span>}
      </label>
      <Button
        size="dense"
        variant="ghost"
        icon={RefreshCw}
        aria-label={`Another picture for ${words}`}
        onPress={() => void exchange(proposal)}
      >
        Another
      </Button>
      <Button
        size="dense"
        variant="ghost"
        icon={Search}
        aria-label={`Search a picture for ${words}`}
        aria-expanded={isSearching}
        onPress={() => setSearching(!isSearching)}
      >
        Search
      </Button>
      {isSearching && (
        <TermField term={proposal.term} words={words} onSearch={(term) => void search(proposal, term)} />
      )}
    </li>
  );
}

interface TermFieldProps {
  readonly term: string;
  readonly words: string;
  readonly onSearch: (term: string) => void;
}

/** Renders the field for other words to search a picture by; Enter searches. */
function TermField({ term, words, onSearch }: TermFieldProps) {
  const [typed, setTyped] = useState(term);
  return (
    <form
      className="found-search"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onSearch(typed.trim());
      }}
    >
      <SearchField
        autoFocus
        aria-label={`Words to search a picture for ${words} by`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="dense">
        Search
      </Button>
    </form>
  );
}
