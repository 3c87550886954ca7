import { partition, xor } from 'es-toolkit';
import { RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isFilled } from '#shared/kinds/parts/card.ts';
import { useEditor } from '../../document/editor-context.ts';
import { usePictureUploads } from '../../images/use-picture-uploads.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { type CardNames, useCardNames } from './card-names.ts';
import { describeCard } from './describe-card.ts';
import { type CardSide, type Deck, useCards } from './use-cards.ts';
import { type Proposal, useProposals } from './use-proposals.ts';
import './FindPicturesDialog.css';

/** Renders a picture for every card without one; each can be exchanged or left out, and all are added in one step. */
export function FindPicturesDialog({ onClose }: { onClose: () => void }) {
  const editor = useEditor();
  const cards = useCards();
  const work = usePictureUploads();
  const names = useCardNames();
  const [side, setSide] = useState<CardSide>('term');
  const { items } = editor.document as Deck;
  const bare = useMemo(
    () => items.filter((card) => isFilled(card) && card[`${side}_image`] === null),
    [items, side],
  );
  const { proposals, isDone, isFailed } = useProposals(bare);
  const { left, toggle, exchange, found, missing, added, getIcon } = useChosenPictures(proposals);
  const add = () => {
    onClose();
    const images = added.flatMap((proposal) => {
      const icon = getIcon(proposal);
      return icon ? [[proposal.card.id, work.takeIcon(icon)] as const] : [];
    });
    cards.addPictures(side, new Map(images));
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
        <p className="panel-hint" role="status">
          {describeSearch(
            { bare: bare.length, searched: proposals.length, found: found.length, isDone },
            names,
          )}
          {isFailed && ' The icon library cannot be reached right now.'}
        </p>
      </div>
      <ul className="list found-pictures">
        {found.map((proposal) => (
          <FoundPicture
            key={proposal.card.id}
            proposal={proposal}
            icon={getIcon(proposal)}
            isLeft={left.includes(proposal.card.id)}
            onToggle={() => toggle(proposal.card.id)}
            onExchange={() => exchange(proposal.card.id)}
          />
        ))}
      </ul>
      {isDone && <Missing proposals={missing} />}
    </Dialog>
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

/** Renders which cards get no picture, because nothing is called as they are. */
function Missing({ proposals }: { proposals: readonly Proposal[] }) {
  if (proposals.length === 0) return null;
  const cards = proposals.map(({ card }) => describeCard(card)).join(', ');
  return <p className="panel-hint">{`Nothing is called as these are: ${cards}.`}</p>;
}

/** Returns the pictures that were found, with the one chosen for each card, and the cards that get none. */
function useChosenPictures(proposals: readonly Proposal[]) {
  // By the card, the place of its picture among those offered.
  const [chosen, choose] = useState<Readonly<Record<string, number>>>({});
  const [left, leave] = useState<readonly string[]>([]);
  const [found, missing] = partition(proposals, ({ icons }) => icons.length > 0);
  const added = found.filter(({ card }) => !left.includes(card.id));
  const getIcon = ({ card, icons }: Proposal) => icons[(chosen[card.id] ?? 0) % icons.length];
  const toggle = (id: string) => leave((last) => xor(last, [id]));
  const exchange = (id: string) => choose((last) => ({ ...last, [id]: (last[id] ?? 0) + 1 }));
  return { left, toggle, exchange, found, missing, added, getIcon };
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
  readonly icon: Proposal['icons'][number] | undefined;
  /** It is left out. */
  readonly isLeft: boolean;
  readonly onToggle: () => void;
  readonly onExchange: () => void;
}

/** Renders the picture that is proposed for a card, which may be left out, or exchanged where there are others. */
function FoundPicture({ proposal, icon, isLeft, onToggle, onExchange }: FoundPictureProps) {
  const words = describeCard(proposal.card);
  return (
    <li className={isLeft ? 'found-left' : undefined}>
      <label>
        <input type="checkbox" checked={!isLeft} onChange={onToggle} />
        <img src={icon?.thumbnail_url} alt="" width={48} height={48} />
        <span>{words}</span>
        <span className="visually-hidden">{`, picture: ${icon?.term}`}</span>
      </label>
      {proposal.icons.length > 1 && (
        <Button
          size="dense"
          variant="ghost"
          icon={RefreshCw}
          aria-label={`Another picture for ${words}`}
          onPress={onExchange}
        >
          Another
        </Button>
      )}
    </li>
  );
}
