import { type FormEvent, useState } from 'react';
import type { User } from '#shared/api/models.ts';
import { GRADE_LEVELS, gradeName } from '#shared/vocabulary/subjects.ts';
import { useUpdateUser } from '../api/account.ts';
import { FormError } from '../modals/FormError.tsx';
import { wordsAt, wordsBeside } from '../modals/form-errors.ts';
import { OccupationFields } from '../modals/OccupationFields.tsx';
import { occupationChange, occupationProblems } from '../modals/occupation.ts';
import { useWithSession } from '../modals/use-with-session.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Chips } from '../ui/fields/CheckboxGroup.tsx';
import { leadToWrong } from '../ui/fields/lead-to-wrong.ts';
import { Switch } from '../ui/fields/Switch.tsx';
import { TextField } from '../ui/fields/TextField.tsx';

const GRADES = GRADE_LEVELS.map((grade) => ({ value: grade, label: gradeName(grade) }));

/** What best describes the person, whom they teach, and the mail they want. */
export function ProfileForm({ user }: { user: User }) {
  const { occupation, occupation_other } = user;
  const [form, setForm] = useState({ occupation, occupation_other });
  const [grades, setGrades] = useState(user.grade_levels);
  const [wantsMail, setWantsMail] = useState(!user.request_no_email);
  const [isChecked, setChecked] = useState(false);
  const update = useUpdateUser();
  const withSession = useWithSession();
  const problems = occupationProblems(form, false);
  const other =
    (isChecked ? problems.occupation_other : undefined) ?? wordsAt(update.error, 'occupation_other');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length > 0) return leadToWrong(event.currentTarget);
    const answers = { ...occupationChange(form), grade_levels: grades, request_no_email: !wantsMail };
    withSession(() => update.mutateAsync(answers)).then(
      () => toast({ words: 'Your account is saved' }),
      // What went wrong stands in the form.
      () => undefined,
    );
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextField label="E-mail" value={user.email} isReadOnly />
      <OccupationFields
        form={form}
        onChange={(change) => setForm({ ...form, ...change })}
        problems={other ? { occupation_other: other } : {}}
      />
      <Chips label="Grades you teach" options={GRADES} value={grades} onChange={setGrades} />
      <Switch isSelected={wantsMail} onChange={setWantsMail}>
        Send me news by e-mail
      </Switch>
      <FormError words={wordsBeside(update.error, ['occupation_other'])} />
      <div>
        <Button type="submit" isPending={update.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}
