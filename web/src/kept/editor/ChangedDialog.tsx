import { useEditor } from '../../document/editor-context.ts';
import { DocumentPictures } from '../../images/DocumentPictures.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { KeptPicture } from '../KeptPicture.tsx';
import type { ChangedPart } from './find-changed.ts';
import { keepOwn, takeChange } from './take-change.ts';
import '../kept.css';
import './ChangedDialog.css';

interface ChangedDialogProps {
  readonly changed: readonly ChangedPart[];
  readonly onClose: () => void;
}

/** Renders items or cards beside what their kept ones have become, to take the change or to stay as they are. */
export function ChangedDialog({ changed, onClose }: ChangedDialogProps) {
  const isLast = changed.length === 1;
  return (
    <Dialog isOpen onClose={onClose} title="Changed in your bank" width="large">
      <DocumentPictures>
        <ul className="list stack kept-changes">
          {changed.map((one) => (
            <Change key={one.id} {...one} onDone={() => isLast && onClose()} />
          ))}
        </ul>
      </DocumentPictures>
    </Dialog>
  );
}

function Change({ id, own, kept, onDone }: ChangedPart & { readonly onDone: () => void }) {
  const editor = useEditor();
  const { style } = editor.document;
  const decide = (choice: typeof takeChange) => () => {
    choice(editor, id, kept);
    onDone();
  };
  return (
    <li className="stack">
      <h3 className="strong" dir="auto">
        {kept.name}
      </h3>
      <div className="kept-two kept-sides">
        <figure className="stack">
          <figcaption className="quiet">In this document</figcaption>
          <KeptPicture content={own} style={style} />
          <Button onPress={decide(keepOwn)} aria-label={`Keep mine: ${kept.name}`}>
            Keep mine
          </Button>
        </figure>
        <figure className="stack">
          <figcaption className="quiet">In your bank</figcaption>
          <KeptPicture content={kept.content} style={style} />
          <Button
            variant="filled"
            onPress={decide(takeChange)}
            aria-label={`Update from the bank: ${kept.name}`}
          >
            Update from the bank
          </Button>
        </figure>
      </div>
    </li>
  );
}
