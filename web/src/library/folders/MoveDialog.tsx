import { useState } from 'react';
import { FOLDER_LIMITS, type Folder } from '#shared/api/models.ts';
import { quoteName } from '#shared/text/quote-name.ts';
import { moveToFolder, saveFolder, useFolders } from '../../api/folders.ts';
import { FormFooter } from '../../modals/FormFooter.tsx';
import { showErrorToast, showToast } from '../../ui/feedback/toast.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useCheckedForm } from '../../ui/fields/use-checked-form.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

const NONE = '';
const NEW = 'new';
const FORM = 'move-form';

interface MoveDialogProps {
  readonly id: string;
  /** The name of the document. */
  readonly name: string;
  /** The id of its folder. */
  readonly folder: string | null;
  readonly onClose: () => void;
}

/** Renders the choice of a folder for a document: one that there is, a new one, or none. */
export function MoveDialog({ onClose, ...document }: MoveDialogProps) {
  const folders = useFolders(true) ?? [];
  const footer = (
    <FormFooter form={FORM} onClose={onClose}>
      Move
    </FormFooter>
  );
  return (
    <Dialog isOpen onClose={onClose} title="Move to a folder" footer={footer} width="small">
      <MoveForm {...document} folders={folders} onDone={onClose} />
    </Dialog>
  );
}

type MoveFormProps = Pick<MoveDialogProps, 'id' | 'name' | 'folder'> & {
  readonly folders: readonly Folder[];
  readonly onDone: () => void;
};

function MoveForm({ id, name, folder, folders, onDone }: MoveFormProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [newName, setNewName] = useState('');
  const own = folders.some((one) => one.id === folder) ? (folder ?? NONE) : NONE;
  const value = chosen ?? (folders.length === 0 ? NEW : own);
  const isMissing = value === NEW && newName.trim() === '';
  const { isChecked, formProps } = useCheckedForm((lead) => {
    if (isMissing) return lead();
    onDone();
    const made = { id: crypto.randomUUID(), name: newName.trim() };
    const target = value === NEW ? made : folders.find((one) => one.id === value);
    const move = async () => {
      if (value === NEW) await saveFolder(made);
      await moveToFolder(id, target?.id ?? null);
      const place = target ? `is in ${quoteName(target.name)}` : 'is in no folder';
      showToast({ words: `${quoteName(name)} ${place}` });
    };
    move().catch(showErrorToast);
  });
  return (
    <form id={FORM} {...formProps}>
      <Select
        label="Folder"
        options={[
          { value: NONE, label: 'No folder' },
          ...folders.map((one) => ({ value: one.id, label: one.name })),
          { value: NEW, label: 'New folder…' },
        ]}
        value={value}
        onChange={setChosen}
      />
      {value === NEW && (
        <TextField
          label="Folder name"
          autoFocus
          maxLength={FOLDER_LIMITS.nameCharacters}
          value={newName}
          onChange={setNewName}
          error={isChecked && isMissing ? 'Give the folder a name.' : undefined}
        />
      )}
    </form>
  );
}
