import { formatCount } from '../../ui/words/format-count.ts';
import { CheckLine } from './CheckLine.tsx';

interface PicturesChoiceProps {
  /** How many pictures the file has. */
  readonly count: number;
  readonly isWanted: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

/** Renders the choice whether the pictures of a file are taken over; nothing where it has none. */
export function PicturesChoice({ count, isWanted, onChange }: PicturesChoiceProps) {
  if (count === 0) return null;
  return (
    <CheckLine isChecked={isWanted} onChange={onChange}>
      With {formatCount(count, 'picture')}, kept in your account
    </CheckLine>
  );
}
