import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSendHelpRequest } from '../api/community.ts';
import { useSession } from '../api/use-session.ts';
import { FormError } from '../modals/FormError.tsx';
import { getFieldError, getFormError } from '../modals/form-errors.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useCheckedForm } from '../ui/fields/use-checked-form.ts';
import { Dialog } from '../ui/overlays/Dialog.tsx';

const FORM = 'help-form';
const LONGEST = 4000;

/** Renders a request for help: the message, and the reply address of a user who is not signed in. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const [page] = useLocation();
  // The same request, however often it has to be sent.
  const [id] = useState(() => crypto.randomUUID());
  const [message, setMessage] = useState('');
  const [email, setEmail] = useState('');
  const send = useSendHelpRequest();
  const isEmpty = message.trim() === '';

  const { isChecked, formProps } = useCheckedForm((lead) => {
    if (isEmpty) return lead();
    const done = () => {
      onClose();
      showToast({ words: 'Thank you. Your question is on its way to us.' });
    };
    send.mutate(
      { id, message, page, ...(!user && { email: email.trim() }) },
      { onSuccess: done, onError: lead },
    );
  });
  const footer = (
    <Button variant="filled" type="submit" form={FORM} isPending={send.isPending}>
      Send
    </Button>
  );
  return (
    <Dialog isOpen onClose={onClose} title="How can we help?" footer={footer}>
      <form id={FORM} {...formProps}>
        <TextArea
          label="Your question"
          autoFocus
          maxLength={LONGEST}
          value={message}
          onChange={setMessage}
          error={
            isChecked && isEmpty
              ? 'Please write what you need help with.'
              : getFieldError(send.error, 'message')
          }
        />
        {user ? (
          <p className="quiet">We will reply to {user.email}.</p>
        ) : (
          <ReplyAddress value={email} onChange={setEmail} error={getFieldError(send.error, 'email')} />
        )}
        <FormError words={getFormError(send.error, ['message', 'email'])} />
      </form>
    </Dialog>
  );
}

interface ReplyAddressProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
  readonly error: string | undefined;
}

const ReplyAddress = (props: ReplyAddressProps) => (
  <TextField
    label="E-mail"
    type="email"
    autoComplete="email"
    hint="For our answer. You can leave it empty."
    {...props}
  />
);
