import { LIMITS } from '#shared/vocabulary/limits.ts';
import { Segments } from '../ui/fields/Segments.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { OCCUPATION_OPTIONS, type OccupationForm, type OccupationProblems } from './occupation-form.ts';

interface OccupationFieldsProps {
  form: OccupationForm;
  onChange: (change: Partial<OccupationForm>) => void;
  problems: OccupationProblems;
}

/** Renders the occupation of a user; Other in their own words. */
export function OccupationFields({ form, onChange, problems }: OccupationFieldsProps) {
  return (
    <>
      <Segments
        label="What best describes you?"
        options={OCCUPATION_OPTIONS}
        value={form.occupation}
        onChange={(occupation) => onChange({ occupation })}
        error={problems.occupation}
      />
      {form.occupation === 'o' && (
        <TextField
          label="Occupation"
          maxLength={LIMITS.occupationCharacters}
          value={form.occupation_other}
          onChange={(occupation_other) => onChange({ occupation_other })}
          error={problems.occupation_other}
        />
      )}
    </>
  );
}
