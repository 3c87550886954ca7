import { Button } from '../buttons/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface NotLoadedProps {
  readonly error: Error;
  /** Asks for it once more. */
  readonly onAgain: () => void;
  /** What that is called. */
  readonly action?: string;
}

/** In the place of what did not arrive: why it did not, announced, and the way to ask for it again. */
export const NotLoaded = ({ error, onAgain, action = 'Try again' }: NotLoadedProps) => (
  <div role="alert">
    <EmptyState words={error.message} action={<Button onPress={onAgain}>{action}</Button>} />
  </div>
);
