import type { PublishedDocument } from '#shared/api/published-models.ts';
import { Select } from '../../ui/fields/Select.tsx';
import type { Version } from '../pdf/pdf-version.ts';

interface CopiesChoiceProps {
  readonly document: Pick<PublishedDocument, 'versions' | 'class_url'>;
  readonly version: Version;
  readonly onVersion: (version: Version) => void;
}

type Choice = NonNullable<Version['copies']> | 'all';

/** Renders which sheets are shown and delivered: all versions in one, one of them, or the set of a class. */
export function CopiesChoice({ document: { versions, class_url }, version, onVersion }: CopiesChoiceProps) {
  const options: { value: Choice; label: string }[] = [
    { value: 'all', label: versions.length > 0 ? 'All versions' : 'For anybody' },
    ...versions.map(({ letter }) => ({ value: letter, label: `Version ${letter}` })),
    ...(class_url === null ? [] : [{ value: 'class' as const, label: 'Class set, with names' }]),
  ];
  const choose = (chosen: Choice) => {
    const copies = chosen === 'all' ? undefined : chosen;
    const side = copies === 'class' ? 'student' : version.side;
    // Neither copy is made in large print.
    onVersion({ ...version, copies, side, large: copies === undefined && version.large });
  };
  return <Select label="Sheets" options={options} value={version.copies ?? 'all'} onChange={choose} />;
}
