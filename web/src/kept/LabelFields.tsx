import { KEPT_LIMITS } from '#shared/api/kept-models.ts';
import { GRADE_LEVELS, getGradeName, SUBJECTS } from '#shared/vocabulary/subjects.ts';
import { Select } from '../ui/fields/Select.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import './kept.css';
import type { LabelProblems, LabelsForm } from './labels-form.ts';

const NONE = '';
const subjects = [
  { value: NONE, label: 'None' } as const,
  ...SUBJECTS.map((value) => ({ value, label: value })),
];
const grades = [
  { value: NONE, label: 'None' } as const,
  ...GRADE_LEVELS.map((value) => ({ value, label: getGradeName(value) })),
];

interface LabelFieldsProps {
  readonly form: LabelsForm;
  readonly onChange: (form: LabelsForm) => void;
  readonly problems: LabelProblems;
  /** False where several are kept, which are called by their first words. */
  readonly hasName?: boolean;
}

/** Renders by what a kept item is found again: name, subject, grade and tags. */
export function LabelFields({ form, onChange, problems, hasName = true }: LabelFieldsProps) {
  const change = (changed: Partial<LabelsForm>) => onChange({ ...form, ...changed });
  return (
    <>
      {hasName && (
        <TextField
          label="Name"
          autoFocus
          maxLength={KEPT_LIMITS.nameCharacters}
          value={form.name}
          onChange={(name) => change({ name })}
          error={problems.name}
        />
      )}
      <div className="kept-two">
        <Select
          label="Subject"
          options={subjects}
          value={form.subject ?? NONE}
          onChange={(subject) => change({ subject: subject || null })}
        />
        <Select
          label="Grade"
          options={grades}
          value={form.grade ?? NONE}
          onChange={(grade) => change({ grade: grade || null })}
        />
      </div>
      <TextField
        label="Tags"
        placeholder="rain, exit ticket"
        hint="With commas between them."
        maxLength={KEPT_LIMITS.tags * (KEPT_LIMITS.tagCharacters + 2)}
        value={form.tags}
        onChange={(tags) => change({ tags })}
        error={problems.tags}
      />
    </>
  );
}
