import { useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#shared/api/models.ts';
import { useDeleteAccount } from '../api/account.ts';
import { FormError } from '../modals/FormError.tsx';
import { FormFooter } from '../modals/FormFooter.tsx';
import { getFieldError, getFormError } from '../modals/form-errors.ts';
import { drafts, isDraftOf } from '../saving/drafts.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { useCheckedForm } from '../ui/fields/use-checked-form.ts';
import { Dialog } from '../ui/overlays/Dialog.tsx';

const FORM = 'delete-account-form';

/**
 * Renders the dialog that deletes the account once its own address was typed, together with its drafts on
 * this device.
 */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [, navigate] = useLocation();
  const remove = useDeleteAccount();
  const isTheirs = email.trim().toLowerCase() === user.email.toLowerCase();

  const { isChecked, formProps } = useCheckedForm((lead) => {
    if (!isTheirs) return lead();
    // Not `mutate`: the page has no user any more, and this dialog is unmounted before the reply arrives.
    remove.mutateAsync(email.trim()).then(
      () => {
        void releaseDrafts(user.id);
        navigate('/');
        showToast({ words: 'Your account is deleted' });
      },
      () => undefined,
    );
  });
  const footer = (
    <FormFooter form={FORM} isDangerous isPending={remove.isPending} onClose={onClose}>
      Delete everything
    </FormFooter>
  );
  return (
    <Dialog isOpen onClose={onClose} title="Delete my account" role="alertdialog" footer={footer}>
      <form id={FORM} {...formProps}>
        <p>
          Your documents, their PDFs and pages, your pictures and your profile are deleted for good, and
          Premium ends. This cannot be undone. Copies that other people made stay theirs.
        </p>
        <TextField
          label={`Type ${user.email} to confirm`}
          autoComplete="off"
          autoFocus
          value={email}
          onChange={setEmail}
          error={
            isChecked && !isTheirs
              ? 'This is not the address of this account.'
              : getFieldError(remove.error, 'email')
          }
        />
        <FormError words={getFormError(remove.error, ['email'])} />
      </form>
    </Dialog>
  );
}

/** Deletes the account's drafts of saved documents; those that were never saved stay, as nobody's. */
async function releaseDrafts(account: string): Promise<void> {
  const own = (await drafts.list()).filter((draft) => isDraftOf(account, draft));
  for (const draft of own)
    await (draft.base === null ? drafts.write({ ...draft, owner: null }) : drafts.remove(draft.key));
}
