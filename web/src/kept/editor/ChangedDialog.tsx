import type { DocumentWithItems } from '#shared/document/document.ts';
import { createKeptContent, getKeptItem } from '#shared/document/kept-content.ts';
import { setKeptLinks, takeKept } from '#shared/items/kept-rules.ts';
import { useEditor } from '../../document/editor-context.ts';
import type { Path } from '../../document/path.ts';
import { DocumentPictures } from '../../images/DocumentPictures.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { KeptPicture } from '../KeptPicture.tsx';
import type { ChangedItem } from './find-changed.ts';
import '../kept.css';
import './ChangedDialog.css';

interface ChangedDialogProps {
  readonly changed: readonly ChangedItem[];
  readonly onClose: () => void;
}

/** Renders items beside what their kept ones have become, to take the change or to stay as they are. */
export function ChangedDialog({ changed, onClose }: ChangedDialogProps) {
  const isLast = changed.length === 1;
  return (
    <Dialog isOpen onClose={onClose} title="Changed in your bank" width="large">
      <DocumentPictures>
        <ul className="kept-changes">
          {changed.map((one) => (
            <Change key={one.item.id} {...one} onDone={() => isLast && onClose()} />
          ))}
        </ul>
      </DocumentPictures>
    </Dialog>
  );
}

function Change({ item, kept, onDone }: ChangedItem & { readonly onDone: () => void }) {
  const editor = useEditor();
  const path = editor.path as Path<DocumentWithItems>;
  const own = createKeptContent(editor.document, item.id);
  const theirs = getKeptItem(kept.content);
  const link = { id: kept.id, revision: kept.revision };
  const update = () => {
    if (theirs)
      editor.edit(path, takeKept, { id: item.id, kept: theirs, link }, { name: 'Update from my bank' });
    onDone();
  };
  const stay = () => {
    editor.edit(path, setKeptLinks, new Map([[item.id, link]]), { name: 'Keep mine' });
    onDone();
  };
  const { style } = editor.document;
  return (
    <li className="kept-change">
      <h3 className="kept-name" dir="auto">
        {kept.name}
      </h3>
      <div className="kept-sides">
        <figure>
          <figcaption>On this worksheet</figcaption>
          {own && <KeptPicture content={own} style={style} />}
          <Button onPress={stay} aria-label={`Keep mine: ${kept.name}`}>
            Keep mine
          </Button>
        </figure>
        <figure>
          <figcaption>In your bank</figcaption>
          <KeptPicture content={kept.content} style={style} />
          <Button variant="filled" onPress={update} aria-label={`Update from the bank: ${kept.name}`}>
            Update from the bank
          </Button>
        </figure>
      </div>
    </li>
  );
}
