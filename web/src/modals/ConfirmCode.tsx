import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useConfirmSignUp, useResendCode } from '../api/account.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';
import type { Credentials } from './credentials.ts';
import { FormError } from './FormError.tsx';
import { wordsAt, wordsBeside } from './form-errors.ts';

interface ConfirmCodeProps {
  credentials: Credentials;
  onConfirmed: () => void;
  onBack: () => void;
}

const CODE = /^\d{6}$/;

/** The second step of signing up: the six digits from the mail. */
export function ConfirmCode({ credentials, onConfirmed, onBack }: ConfirmCodeProps) {
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const confirm = useConfirmSignUp();
  const resend = useResendCode();
  const error = confirm.error ?? resend.error;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (CODE.test(code)) confirm.mutate({ ...credentials, code }, { onSuccess: onConfirmed });
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
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        autoFocus
        value={code}
        onChange={(typed) => setCode(typed.replace(/\D/g, ''))}
        error={isChecked && !CODE.test(code) ? 'Please type the six digits.' : wordsAt(error, 'code')}
      />
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
