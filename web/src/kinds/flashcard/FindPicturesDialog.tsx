import { xor } from 'es-toolkit';
import { RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isFilled } from '#shared/kinds/parts/card.ts';
import { useEditor } from '../../document/editor-context.ts';
import { usePictureUploads } from '../../images/use-picture-uploads.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useCardNames } from './card-names.ts';
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
  // The picture of each card, by its place among those offered, and the cards that get none.
  const [chosen, choose] = useState<Readonly<Record<string, number>>>({});
  const [left, leave] = useState<readonly string[]>([]);
  const found = proposals.filter(({ icons }) => icons.length > 0);
  const missing = proposals.filter(({ icons }) => icons.length === 0);
  const added = found.filter(({ card }) => !left.includes(card.id));
  const getIcon = ({ card, icons }: Proposal) => icons[(chosen[card.id] ?? 0) % icons.length];
  const toggle = (id: string) => leave((last) => xor(last, [id]));
  const add = () => {
    onClose();
    const images = added.flatMap((proposal) => {
      const icon = getIcon(proposal);
      return icon ? [[proposal.card.id, work.takeIcon(icon)] as const] : [];
    });
    cards.addPictures(side, new Map(images));
  };
  const count = `${proposals.length} of ${bare.length} ${names.many} searched`;
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
        <Segments
          label="Put them on"
          options={[
            { value: 'term', label: `The ${names.term.toLowerCase()}` },
            { value: 'definition', label: 'The definition' },
          ]}
          value={side}
          onChange={setSide}
        />
        <p className="panel-hint" role="status">
          {bare.length === 0 && `Every ${names.one} has a picture there.`}
          {bare.length > 0 &&
            (isDone ? `Pictures for ${found.length} of ${bare.length} ${names.many}.` : count)}
          {isFailed && ' The icon library cannot be reached right now.'}
        </p>
      </div>
      <ul className="found-pictures">
        {found.map((proposal) => {
          const { card, icons } = proposal;
          const icon = getIcon(proposal);
          const words = describeCard(card);
          return (
            <li key={card.id} className={left.includes(card.id) ? 'found-left' : undefined}>
              <label>
                <input type="checkbox" checked={!left.includes(card.id)} onChange={() => toggle(card.id)} />
                <img src={icon?.thumbnail_url} alt="" width={48} height={48} />
                <span>{words}</span>
                <span className="visually-hidden">{`, picture: ${icon?.term}`}</span>
              </label>
              {icons.length > 1 && (
                <Button
                  size="dense"
                  variant="ghost"
                  icon={RefreshCw}
                  aria-label={`Another picture for ${words}`}
                  onPress={() => choose((last) => ({ ...last, [card.id]: (last[card.id] ?? 0) + 1 }))}
                >
                  Another
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {isDone && missing.length > 0 && (
        <p className="panel-hint">
          {`Nothing is called as these are: ${missing.map(({ card }) => describeCard(card)).join(', ')}.`}
        </p>
      )}
    </Dialog>
  );
}
