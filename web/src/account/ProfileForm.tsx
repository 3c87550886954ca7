import { useState } from 'react';
import type { User } from '#shared/api/models.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { GRADE_LEVELS, getGradeName } from '#shared/vocabulary/subjects.ts';
import { useUpdateUser } from '../api/account.ts';
import { FormError } from '../modals/FormError.tsx';
import { getFieldError, getFormError } from '../modals/form-errors.ts';
import { OccupationFields } from '../modals/OccupationFields.tsx';
import { findOccupationProblems, getGradesLabel, toOccupationChange } from '../modals/occupation-form.ts';
import { useWithSession } from '../modals/use-with-session.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { Chips } from '../ui/fields/CheckboxGroup.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useCheckedForm } from '../ui/fields/use-checked-form.ts';

const GRADES = GRADE_LEVELS.map((grade) => ({ value: grade, label: getGradeName(grade) }));

/** Renders the user's name, occupation, grades and mail settings. */
export function ProfileForm({ user }: { user: User }) {
  const { occupation, occupation_other } = user;
  const [name, setName] = useState(user.name);
  const [form, setForm] = useState({ occupation, occupation_other });
  const [grades, setGrades] = useState(user.grade_levels);
  const [wantsMail, setWantsMail] = useState(!user.request_no_email);
  const { isChecked, formProps } = useCheckedForm((lead) => {
    if (Object.keys(problems).length > 0) return lead();
    const answers = { ...toOccupationChange(form), grade_levels: grades, request_no_email: !wantsMail };
    // What was typed meanwhile stays.
    void save({ name, ...answers }, (saved) => setName((now) => (now === name ? saved.name : now)));
  });
  const { update, save } = useSaving();
  const problems = findOccupationProblems(form, false);
  const other =
    (isChecked ? problems.occupation_other : undefined) ?? getFieldError(update.error, 'occupation_other');

  return (
    <form {...formProps}>
      <TextField
        label="Name"
        hint="Only you see it."
        autoComplete="name"
        maxLength={LIMITS.userNameCharacters}
        value={name}
        onChange={setName}
        error={getFieldError(update.error, 'name')}
      />
      <TextField label="E-mail" value={user.email} isReadOnly />
      <OccupationFields
        form={form}
        onChange={(change) => setForm({ ...form, ...change })}
        problems={other ? { occupation_other: other } : {}}
      />
      <Chips label={getGradesLabel(form.occupation)} options={GRADES} value={grades} onChange={setGrades} />
      <Switch isSelected={wantsMail} onChange={setWantsMail}>
        Send me news by e-mail
      </Switch>
      <FormError words={getFormError(update.error, ['name', 'occupation_other'])} />
      <div>
        <Button type="submit" isPending={update.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** Returns the request that saves the answers, and what sends it and says so; an error is shown in the form. */
function useSaving() {
  const update = useUpdateUser();
  const withSession = useWithSession();
  const save = (answers: Parameters<typeof update.mutateAsync>[0], onSaved: (saved: User) => void) =>
    withSession(() => update.mutateAsync(answers)).then(
      (saved) => {
        onSaved(saved);
        showToast({ words: 'Your account is saved' });
      },
      () => undefined,
    );
  return { update, save };
}
