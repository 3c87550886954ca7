import { REVISION_NAME_CHARACTERS, type Revision } from '#shared/api/models.ts';
import { useNameRevision } from '../api/history.ts';
import { NameDialog } from '../modals/NameDialog.tsx';

interface NameRevisionProps {
  readonly id: string;
  readonly revision: Revision;
  readonly onClose: () => void;
}

/** Renders the dialog that names a version. */
export function NameRevision({ id, revision, onClose }: NameRevisionProps) {
  const { mutate, isPending, error } = useNameRevision(id);
  return (
    <NameDialog
      title="Name this version"
      label="Name"
      missing="Please give the version a name."
      maxLength={REVISION_NAME_CHARACTERS}
      initial={revision.name ?? ''}
      action="Save"
      isPending={isPending}
      error={error}
      onSubmit={(name) => mutate({ revision: revision.id, name }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
