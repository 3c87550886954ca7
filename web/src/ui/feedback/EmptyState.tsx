import type { ReactNode } from 'react';
import './EmptyState.css';

interface EmptyStateProps {
  /** One example row, as it will look when there is something. */
  example?: ReactNode;
  /** One sentence: what this place will hold. */
  words: string;
  /** The next thing to press. */
  action?: ReactNode;
}

/** Renders an empty list that teaches: an example in grey, a sentence, a button. */
export function EmptyState({ example, words, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {example && (
        <div className="empty-state-example" aria-hidden="true">
          {example}
        </div>
      )}
      <p>{words}</p>
      {action}
    </div>
  );
}
