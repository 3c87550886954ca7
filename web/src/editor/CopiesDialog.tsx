import { upperFirst } from 'es-toolkit';
import { useEffect, useState } from 'react';
import { nameField } from '#shared/document/compare-documents.ts';
import { type HandoutDocument, hasItems } from '#shared/document/document.ts';
import { createKeptContent } from '#shared/document/kept-content.ts';
import type { Choice, Clash } from '#shared/document/merge/merge-documents.ts';
import { getItemType } from '#shared/items/item.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';
import { DocumentPictures } from '../images/DocumentPictures.tsx';
import { KeptPicture } from '../kept/KeptPicture.tsx';
import type { Saver } from '../saving/saver.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import '../kept/kept.css';
import './CopiesDialog.css';

type Copies = NonNullable<Awaited<ReturnType<Saver['readClashes']>>>;

export interface CopiesDialogProps {
  readonly saver: Saver;
  /** Given the choices once there is one for everything that both copies have changed, and the copy that they were made about. */
  readonly onChosen: (choices: ReadonlyMap<string, Choice>, seen: HandoutDocument) => void;
  readonly onClose: () => void;
}

/** Renders what two copies of the document have changed, side by side, to keep one of them or both. */
export function CopiesDialog({ saver, onChosen, onClose }: CopiesDialogProps) {
  const [copies, setCopies] = useState<Copies | null>(null);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  useEffect(() => {
    void saver.readClashes().then(setCopies);
  }, [saver]);
  const choose = (key: string, choice: Choice) => {
    const next = new Map(choices).set(key, choice);
    setChoices(next);
    if (copies?.clashes.every((clash) => next.has(clash.key))) onChosen(next, copies.mine);
  };
  return (
    <Dialog isOpen onClose={onClose} title="Changed in both copies" width="large">
      {copies ? (
        <DocumentPictures>
          <p className="copies-words">
            What only one of you has changed stays as it is. Choose for the rest.
          </p>
          <ul className="list stack copies">
            {copies.clashes.map((clash) => (
              <ClashRow
                key={clash.key}
                clash={clash}
                copies={copies}
                chosen={choices.get(clash.key) ?? null}
                onChoose={(choice) => choose(clash.key, choice)}
              />
            ))}
          </ul>
        </DocumentPictures>
      ) : (
        <Spinner label="Comparing both copies" />
      )}
    </Dialog>
  );
}

interface ClashRowProps {
  readonly clash: Clash;
  readonly copies: Copies;
  readonly chosen: Choice | null;
  readonly onChoose: (choice: Choice) => void;
}

function ClashRow({ clash, copies, chosen, onChoose }: ClashRowProps) {
  const { mine, theirs } = copies;
  const name = nameClash(clash, mine, theirs);
  const keep = (choice: Choice, words: string) => (
    <Button
      variant={chosen === choice ? 'filled' : 'outlined'}
      aria-pressed={chosen === choice}
      aria-label={`${words}: ${name}`}
      onPress={() => onChoose(choice)}
    >
      {words}
    </Button>
  );
  return (
    <li className="stack">
      <h3 className="strong copies-name" dir="auto">
        {name}
      </h3>
      <div className="copies-sides">
        <figure className="stack">
          <figcaption className="quiet">Here</figcaption>
          <CopySide clash={clash} document={mine} />
          {keep('mine', 'Keep mine')}
        </figure>
        <figure className="stack">
          <figcaption className="quiet">Changed somewhere else</figcaption>
          <CopySide clash={clash} document={theirs} />
          {keep('theirs', 'Keep theirs')}
        </figure>
      </div>
      {clash.id !== null && !clash.isDeleted && <div>{keep('both', 'Keep both')}</div>}
    </li>
  );
}

/** Renders one copy of an item or card as it prints, or what a field says in it. */
function CopySide({
  clash: { id, key },
  document,
}: {
  readonly clash: Clash;
  readonly document: HandoutDocument;
}) {
  if (id === null) return <p className="copies-field">{describeField(document, key.slice(1))}</p>;
  const content = createKeptContent(document, id);
  return content ? (
    <KeptPicture content={content} style={document.style} />
  ) : (
    <p className="copies-field quiet">Deleted</p>
  );
}

/** Describes a text of the document's head by its words, and a setting by whose it is: its name says which. */
function describeField(document: HandoutDocument, field: string): string {
  if (field === 'title') return toExcerpt(document.title) || 'No title';
  return field === 'filename' ? document.filename : 'As it is set in this copy';
}

function nameClash({ id, key }: Clash, ...copies: readonly HandoutDocument[]): string {
  if (id === null) return nameField(key.slice(1));
  const [document] = copies;
  for (const copy of copies) {
    const found = hasItems(copy) ? copy.items.find((one) => one.id === id) : undefined;
    if (found) return getItemType(found.type).label;
  }
  return document ? upperFirst(getKindFacts(document.entity_type).part) : '';
}
