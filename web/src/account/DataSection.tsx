import { Download } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#shared/api/models.ts';
import { useMutation } from '../api/query-client.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { showErrorToast } from '../ui/feedback/toast.ts';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';
import { formatCount } from '../ui/words/format-count.ts';

const DeleteAccountDialog = createLazyDialog(
  async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
);

/** Renders the user's data: download all of it, or delete the account. */
export function DataSection({ user }: { user: User }) {
  const [isDeleting, setDeleting] = useState(false);
  const [done, setDone] = useState('');
  const download = useMutation({
    mutationFn: async () => {
      const { downloadAccount } = await import('./download-account.ts');
      await downloadAccount(({ documents, pictures }) =>
        setDone(`${formatCount(documents, 'document')}, ${formatCount(pictures, 'picture')}`),
      );
    },
    onError: showErrorToast,
    onSettled: () => setDone(''),
  });
  return (
    <>
      <p className="quiet">
        One file with your profile, your pictures, the PDFs of what you have published, and every document
        with its versions in a form that programs read.
      </p>
      <div className="row">
        <Button icon={Download} isPending={download.isPending} onPress={() => download.mutate()}>
          Download everything
        </Button>
        <Button onPress={() => setDeleting(true)}>Delete my account</Button>
      </div>
      <p role="status" className="quiet">
        {done}
      </p>
      {isDeleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
    </>
  );
}
