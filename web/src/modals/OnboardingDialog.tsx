import { useState } from 'react';
import type { User } from '#shared/api/models.ts';
import { GRADE_LEVELS, getGradeName } from '#shared/vocabulary/subjects.ts';
import { useUpdateUser } from '../api/account.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { Chips } from '../ui/fields/CheckboxGroup.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { useCheckedForm } from '../ui/fields/use-checked-form.ts';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { FormError } from './FormError.tsx';
import { getFieldError, getFormError } from './form-errors.ts';
import { OccupationFields } from './OccupationFields.tsx';
import {
  findOccupationProblems,
  getGradesLabel,
  type OccupationForm,
  toOccupationChange,
} from './occupation-form.ts';
import { useWithSession } from './use-with-session.ts';

interface OnboardingDialogProps {
  user: User;
  /** Called after the answers are saved: what they were asked for goes on. */
  onDone: () => void;
  onClose: () => void;
}

const FORM = 'onboarding-form';

/** Renders the questions about the user before their first publish. */
export function OnboardingDialog({ user, onDone, onClose }: OnboardingDialogProps) {
  const update = useUpdateUser();
  const withSession = useWithSession();
  const footer = (
    <Button variant="filled" type="submit" form={FORM} isPending={update.isPending}>
      Continue
    </Button>
  );
  const save = (body: Answers) =>
    withSession(() => update.mutateAsync(body)).then(
      () => {
        showToast({
          title: "You're all set",
          words: 'You can change your answers on your account page at any time.',
        });
        onDone();
      },
      // The error is shown in the form.
      () => undefined,
    );
  return (
    <Dialog isOpen onClose={onClose} title="Before your first printable" footer={footer}>
      <OnboardingForm user={user} error={update.error} onSubmit={(answers) => void save(answers)} />
    </Dialog>
  );
}

type Answers = Parameters<ReturnType<typeof useUpdateUser>['mutate']>[0];

interface OnboardingFormProps {
  user: User;
  error: Error | null;
  onSubmit: (answers: Answers) => void;
}

function OnboardingForm({ user, error, onSubmit }: OnboardingFormProps) {
  const { occupation, occupation_other, grade_levels } = user;
  const [form, setForm] = useState<OccupationForm>({
    occupation,
    occupation_other,
  });
  const [grades, setGrades] = useState(grade_levels);
  const [wantsMail, setWantsMail] = useState(false);
  const problems = findOccupationProblems(form, true);

  const { isChecked, formProps } = useCheckedForm((lead) => {
    if (Object.keys(problems).length > 0) return lead();
    const answers = { ...toOccupationChange(form), grade_levels: grades, request_no_email: !wantsMail };
    onSubmit({ ...answers, onboarded: true });
  });
  const shown = isChecked ? problems : {};
  const other = shown.occupation_other ?? getFieldError(error, 'occupation_other');
  return (
    <form id={FORM} {...formProps}>
      <p className="quiet">Two short questions, asked only once.</p>
      <OccupationFields
        form={form}
        onChange={(change) => setForm({ ...form, ...change })}
        problems={{ ...shown, ...(other && { occupation_other: other }) }}
      />
      <Chips
        label={getGradesLabel(form.occupation)}
        hint="You can skip this."
        options={GRADES}
        value={grades}
        onChange={setGrades}
      />
      <Switch isSelected={wantsMail} onChange={setWantsMail}>
        Send me news by e-mail
      </Switch>
      <FormError words={getFormError(error, ['occupation_other'])} />
    </form>
  );
}

const GRADES = GRADE_LEVELS.map((grade) => ({ value: grade, label: getGradeName(grade) }));
