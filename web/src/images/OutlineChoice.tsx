import { Segments } from '../ui/fields/Segments.tsx';

const LOOKS = [
  { value: 'color', label: 'Color' },
  { value: 'outline', label: 'Outline' },
] as const;

interface OutlineChoiceProps {
  readonly isOutline: boolean;
  readonly onChange: (isOutline: boolean) => void;
}

/** Renders the choice between coloured drawings and their lines alone, which a copying machine prints and children colour in. */
export const OutlineChoice = ({ isOutline, onChange }: OutlineChoiceProps) => (
  <Segments
    aria-label="Drawing"
    options={LOOKS}
    value={isOutline ? 'outline' : 'color'}
    onChange={(look) => onChange(look === 'outline')}
  />
);
