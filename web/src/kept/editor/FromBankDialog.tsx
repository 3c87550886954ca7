import { useState } from 'react';
import { hasItems } from '#shared/document/document.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { useKeptItems } from '../../api/kept.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useItemActions } from '../../document/item-actions.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { NotLoaded } from '../../ui/layout/NotLoaded.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { KeptList } from '../KeptList.tsx';
import { addKept } from './add-kept.ts';

interface FromBankDialogProps {
  /** The place for the first item, from 0. */
  readonly at: number;
  readonly onClose: () => void;
}

/** Renders the user's bank, to put what is chosen into the open document. */
export function FromBankDialog({ at, onClose }: FromBankDialogProps) {
  const editor = useEditor();
  const actions = useItemActions();
  const { data, error, refetch } = useKeptItems();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isInStep, setInStep] = useState(true);
  const { document } = editor;
  const takesItems = hasItems(document);
  // A deck takes cards, a worksheet items.
  const items = data?.filter(({ content }) => hasItems(content) === takesItems);
  const kept = chosen.flatMap((id) => items?.find((one) => one.id === id) ?? []);
  const isFull = document.items.length + kept.length > LIMITS.items;
  const add = () => {
    onClose();
    addKept(editor, actions, { kept, at, isInStep });
  };
  const footer = (
    <>
      <Switch layout="after" isSelected={isInStep} onChange={setInStep}>
        Keep in step with my bank
      </Switch>
      <Button variant="filled" isDisabled={kept.length === 0 || isFull} onPress={add}>
        {kept.length > 1 ? `Insert ${kept.length}` : 'Insert'}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title="From my bank" width="large" footer={footer}>
      {!items && !error && <Spinner label="Loading your bank" />}
      {!items && error && <NotLoaded error={error} onAgain={() => void refetch()} />}
      {items?.length === 0 && (
        <EmptyState words="Your bank holds nothing for this yet. Press ⋮ on an item or a card, then “Keep in my bank…”." />
      )}
      {items && items.length > 0 && (
        <KeptList items={items} style={document.style} chosen={chosen} onChoose={setChosen} />
      )}
      {isFull && <p className="panel-notice">{LIMITS.items} fit here at most.</p>}
    </Dialog>
  );
}
