import { type FormEvent, useState } from 'react';
import { OCCUPATIONS, type User } from '#shared/api/models.ts';
import { useUpdateUser } from '../api/account.ts';
import { FormError } from '../modals/FormError.tsx';
import { wordsAt, wordsBeside } from '../modals/form-errors.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';

type Occupation = NonNullable<User['occupation']>;

const LONGEST_OTHER = 255;
const occupations = (Object.keys(OCCUPATIONS) as Occupation[]).map((value) => ({
  value,
  label: OCCUPATIONS[value],
}));

/** What best describes the person, and the mail they want. */
export function ProfileForm({ user }: { user: User }) {
  const [occupation, setOccupation] = useState(user.occupation);
  const [other, setOther] = useState(user.occupation_other);
  const [wantsMail, setWantsMail] = useState(!user.request_no_email);
  const update = useUpdateUser();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    update.mutate(
      { ...(occupation && { occupation }), occupation_other: other.trim(), request_no_email: !wantsMail },
      { onSuccess: () => toast({ words: 'Your account is saved' }) },
    );
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextField label="E-mail" value={user.email} isReadOnly />
      <Select
        label="What best describes you?"
        options={occupations}
        value={occupation}
        onChange={setOccupation}
      />
      {occupation === 'o' && (
        <TextField
          label="Occupation"
          maxLength={LONGEST_OTHER}
          value={other}
          onChange={setOther}
          error={wordsAt(update.error, 'occupation_other')}
        />
      )}
      <Switch isSelected={wantsMail} onChange={setWantsMail}>
        Send me news by e-mail
      </Switch>
      <FormError words={wordsBeside(update.error, ['occupation_other'])} />
      <Button kind="filled" type="submit" isPending={update.isPending}>
        Save
      </Button>
    </form>
  );
}
