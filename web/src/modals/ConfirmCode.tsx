import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useConfirmSignUp, useResendCode } from '../api/account.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { leadToWrong } from '../ui/fields/lead-to-wrong.ts';
import { CodeField, isCode } from './CodeField.tsx';
import type { Credentials } from './credentials.ts';
import { FormError } from './FormError.tsx';
import { wordsAt, wordsBeside } from './form-errors.ts';

interface ConfirmCodeProps {
  credentials: Credentials;
  onConfirmed: () => void;
  onBack: () => void;
}

/** The second step of signing up: the six digits from the mail. */
export function ConfirmCode({ credentials, onConfirmed, onBack }: ConfirmCodeProps) {
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const confirm = useConfirmSignUp();
  const resend = useResendCode();
  const error = confirm.error ?? resend.error;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const form = event.currentTarget;
    const lead = () => leadToWrong(form);
    if (isCode(code)) confirm.mutate({ ...credentials, code }, { onSuccess: onConfirmed, onError: lead });
    else lead();
  };
  const sendAgain = () => {
    confirm.reset();
    const { email } = credentials;
    resend.mutate({ email }, { onSuccess: () => toast({ words: `A new code is on its way to ${email}` }) });
  };

  return (
    <form className="form" noValidate onSubmit={submit}>
      <p className="form-line">
        We sent a code to <strong>{credentials.email}</strong>. Type it here to finish.
      </p>
      <CodeField value={code} onChange={setCode} isChecked={isChecked} refused={wordsAt(error, 'code')} />
      <FormError words={wordsBeside(error, ['code'])} />
      <Button kind="filled" type="submit" isPending={confirm.isPending}>
        Confirm
      </Button>
      <div className="form-links">
        <Button kind="action" size="dense" icon={ArrowLeft} onPress={onBack}>
          Back
        </Button>
        <Button kind="action" size="dense" isPending={resend.isPending} onPress={sendAgain}>
          Send a new code
        </Button>
      </div>
    </form>
  );
}
