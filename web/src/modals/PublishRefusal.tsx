import { CircleAlert } from 'lucide-react';
import { ApiError } from '../api/api-error.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from './FormError.tsx';

interface PublishRefusalProps {
  error: Error | null;
  onGoTo?: ((where: string) => void) | undefined;
}

/** Why a document was not published: what failed, or what is missing, each with the way to it. */
export function PublishRefusal({ error, onGoTo }: PublishRefusalProps) {
  const problems = error instanceof ApiError ? error.problems : [];
  if (problems.length === 0) return <FormError words={error?.message} />;
  return (
    <div role="alert" className="form-alert">
      <ul className="refusals">
        {problems.map(({ where, message }) => (
          <li key={`${where} ${message}`} className="form-error">
            <CircleAlert aria-hidden />
            {message}
            {onGoTo && (
              <Button kind="action" size="dense" onPress={() => onGoTo(where)}>
                Show me
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
