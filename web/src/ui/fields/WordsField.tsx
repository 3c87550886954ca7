import { TextField } from './TextField.tsx';

interface WordsFieldProps {
  readonly value: string;
  readonly onChange: (words: string) => void;
}

/** Renders the field for the words that a list of documents or items is searched for. */
export const WordsField = (props: WordsFieldProps) => (
  <TextField label="Search" type="search" maxLength={100} placeholder="water cycle" {...props} />
);
