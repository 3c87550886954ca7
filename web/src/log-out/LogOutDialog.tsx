import { useState } from 'react';
import { quoteName } from '#shared/text/quote-name.ts';
import { session } from '../api/api.ts';
import { FormError } from '../modals/FormError.tsx';
import { getDraftName } from '../saving/draft-name.ts';
import type { Draft } from '../saving/drafts.ts';
import { type NotSaved, saveDrafts } from '../saving/save-drafts.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Segments } from '../ui/fields/Segments.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { CHOICES, type Choice, describeCount, HINTS } from './choices.ts';
import { places } from './places.ts';
import { removeDrafts, removeTrash } from './unsaved-work.ts';
import '../modals/form.css';
import './LogOutDialog.css';

const SHOWN = 5;

interface LogOutDialogProps {
  /** The work that this device alone has of the account. */
  readonly unsaved: readonly Draft[];
  readonly onLogOut: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks what becomes of work that is on this device alone, then logs out. */
export function LogOutDialog({ unsaved, onLogOut, onClose }: LogOutDialogProps) {
  const [left, setLeft] = useState(unsaved);
  const [choice, setChoice] = useState<Choice>('save');
  const [failed, setFailed] = useState<readonly NotSaved[]>([]);
  const [isPending, setPending] = useState(false);
  const { label, variant } = CHOICES[choice];

  const logOut = async () => {
    setPending(true);
    const refused = await carryOut(choice, left).catch(() => null);
    if (refused?.length === 0) await onLogOut();
    else if (refused) setLeft(refused.map(({ draft }) => draft));
    setFailed(refused ?? left.map((draft) => ({ draft, reason: 'This device did not answer.' })));
    setPending(false);
  };
  const footer = (
    <>
      <Button onPress={onClose}>Cancel</Button>
      <Button variant={variant} isPending={isPending} onPress={() => void logOut()}>
        {`${label} and log out`}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title="Log out" role="alertdialog" footer={footer} isBusy={isPending}>
      <div className="form">
        <div>
          <p>{describeCount(left.length)}</p>
          <NameList drafts={left} />
        </div>
        <Segments
          label="What should become of this work?"
          options={OPTIONS}
          value={choice}
          onChange={setChoice}
          hint={HINTS[choice]}
        />
        <FormError words={describeFailures(failed)} />
      </div>
    </Dialog>
  );
}

const OPTIONS = (Object.keys(CHOICES) as Choice[]).map((value) => ({ value, label: CHOICES[value].option }));

function NameList({ drafts }: { drafts: readonly Draft[] }) {
  const more = drafts.length - SHOWN;
  return (
    <ul className="log-out-names">
      {drafts.slice(0, SHOWN).map((draft) => (
        <li key={draft.key}>
          <bdi>{getDraftName(draft)}</bdi>
        </li>
      ))}
      {more > 0 && <li>{`and ${more} more`}</li>}
    </ul>
  );
}

const describeFailures = (failed: readonly NotSaved[]): string =>
  failed.map(({ draft, reason }) => `${quoteName(getDraftName(draft))} was not saved. ${reason}`).join(' ');

/** Resolves to what the account did not take. */
async function carryOut(choice: Choice, unsaved: readonly Draft[]): Promise<readonly NotSaved[]> {
  const owner = session.getState().user?.id;
  if (choice === 'keep' || owner === undefined) return [];
  if (choice === 'remove') {
    await removeDrafts(places, owner);
    return [];
  }
  const refused = await saveDrafts(places, unsaved);
  if (refused.length === 0) await removeTrash(places, owner);
  return refused;
}
