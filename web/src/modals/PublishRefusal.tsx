import { CircleAlert } from 'lucide-react';
import { ApiError } from '../api/api-error.ts';
import { FormError } from './FormError.tsx';
import { ProblemList } from './ProblemList.tsx';

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
      <ProblemList problems={problems} icon={CircleAlert} tone="form-error" onGoTo={onGoTo} />
    </div>
  );
}
