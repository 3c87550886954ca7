import { Button } from '../buttons/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';

interface NotLoadedProps {
  readonly error: Error;
  /** Asks for it once more. */
  readonly onAgain: () => void;
  /** The label of the button. */
  readonly action?: string;
}

/** Renders, in place of content that failed to load, the reason, announced, and a button to retry. */
export const NotLoaded = ({ error, onAgain, action = 'Try again' }: NotLoadedProps) => (
  <div role="alert">
    <EmptyState words={error.message} action={<Button onPress={onAgain}>{action}</Button>} />
  </div>
);
