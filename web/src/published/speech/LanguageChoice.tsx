import { useEffect, useState } from 'react';
import { Select } from '../../ui/fields/Select.tsx';
import { listSpokenLanguages } from './speech.ts';

interface LanguageChoiceProps {
  /** The name of the side that is read. */
  readonly side: string;
  readonly value: string;
  readonly onChange: (language: string) => void;
}

/** Renders the language in which a side is read aloud, of those that there are voices for. */
export function LanguageChoice({ side, value, onChange }: LanguageChoiceProps) {
  const [languages, setLanguages] = useState(listSpokenLanguages);
  useEffect(() => {
    // Voices load after the page.
    const load = () => setLanguages(listSpokenLanguages());
    speechSynthesis.addEventListener('voiceschanged', load);
    return () => speechSynthesis.removeEventListener('voiceschanged', load);
  }, []);
  if (languages.length === 0) return null;
  return (
    <Select
      aria-label={`Read the ${side.toLowerCase()} in`}
      options={languages}
      value={value.split('-')[0] ?? value}
      onChange={onChange}
    />
  );
}
