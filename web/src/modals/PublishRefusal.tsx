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
  return (
    <>
      <FormError words={error?.message} />
      {problems.length > 0 && (
        <ul className="refusals">
          {problems.map(({ where, message }) => (
            <li key={`${where} ${message}`}>
              {message}
              {onGoTo && (
                <Button kind="action" size="dense" onPress={() => onGoTo(where)}>
                  Show me
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
