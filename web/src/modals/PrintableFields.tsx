import { LIMITS } from '#shared/vocabulary/limits.ts';
import { GRADE_LEVELS, getGradeName, SUBJECTS } from '#shared/vocabulary/subjects.ts';
import { Chips } from '../ui/fields/CheckboxGroup.tsx';
import { Segments } from '../ui/fields/Segments.tsx';
import type { SelectOption } from '../ui/fields/select-option.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import {
  type Audience,
  getAudience,
  getPrivateReason,
  type Pictured,
  type PrintableForm,
  type PrintableProblems,
  setAudience,
} from './printable-form.ts';

interface PrintableFieldsProps {
  form: PrintableForm;
  onChange: (form: PrintableForm) => void;
  /** True where documents of this kind can hold answers. */
  hasAnswers: boolean;
  pictured: Pictured;
  problems: PrintableProblems;
  /** The sources of prefilled answers, in words. */
  sources: { subjects: string | undefined; grade_levels: string | undefined };
}

/** Lists who can open a document. Privacy is marked premium unless pictures force it. */
const listAudiences = ({ uploads, premium }: Pictured): readonly SelectOption<Audience>[] => [
  { value: 'private', label: 'Private', premium: !uploads && !premium },
  { value: 'link', label: 'Link only', premium: !uploads && !premium },
  { value: 'public', label: 'Public', isDisabled: premium },
];
const getAudienceHint = (audience: Audience, hasAnswers: boolean): string => {
  if (audience === 'private') return 'Only you can open it.';
  if (audience === 'link') {
    const hidden = hasAnswers ? ' The answer key stays with you unless you share it.' : '';
    return `Whoever has the link can open and print it. It is in no gallery.${hidden}`;
  }
  const copied = hasAnswers ? ', answers included' : '';
  return `Anyone can find, open and print it, and make a copy of their own${copied}.`;
};

const subjects = SUBJECTS.map((subject) => ({ value: subject, label: subject }));
const grades = GRADE_LEVELS.map((grade) => ({ value: grade, label: getGradeName(grade) }));

/** Renders privacy, subjects and grade levels, in this order. */
export function PrintableFields(props: PrintableFieldsProps) {
  const { form, onChange, hasAnswers, pictured, problems, sources } = props;
  const audience = getAudience(form);
  const set = (change: Partial<PrintableForm>) => onChange({ ...form, ...change });
  return (
    <>
      <Segments
        label="Who can see it"
        options={listAudiences(pictured)}
        value={audience}
        onChange={(chosen) => onChange(setAudience(form, chosen))}
        hint={[getAudienceHint(audience, hasAnswers), getPrivateReason(pictured)].filter(Boolean).join(' ')}
        error={problems.is_private}
      />
      <Chips
        label="Subjects"
        hint={[sources.subjects, 'Up to three.'].filter(Boolean).join(' ')}
        most={LIMITS.subjects}
        options={subjects}
        value={form.subjects}
        onChange={(chosen) => set({ subjects: chosen })}
        error={problems.subjects}
      />
      {form.subjects.includes('Other') && (
        <TextField
          label="Other subject"
          maxLength={LIMITS.otherCharacters}
          value={form.subject_other}
          onChange={(subject_other) => set({ subject_other })}
          error={problems.subject_other}
        />
      )}
      <Chips
        label="Grade levels"
        hint={sources.grade_levels}
        options={grades}
        value={form.grade_levels}
        onChange={(grade_levels) => set({ grade_levels })}
        error={problems.grade_levels}
      />
    </>
  );
}
