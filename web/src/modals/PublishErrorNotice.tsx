import { CircleAlert } from 'lucide-react';
import { ApiError } from '../api/api-error.ts';
import { ProblemList } from './ProblemList.tsx';

interface PublishErrorNoticeProps {
  error: Error | undefined;
  onGoTo?: ((where: string) => void) | undefined;
}

const listProblems = (error: Error | undefined) => (error instanceof ApiError ? error.problems : []);

/** Whether something in the document kept it from being published, rather than that publishing failed. */
export const isPublishError = (error: Error): boolean => listProblems(error).length > 0;

/** What is asked beside these words needs no way there. */
const ASKED_HERE: readonly string[] = ['is_private', 'subjects', 'subject_other', 'grade_levels'];

/** What a document lacks to be published, each with the way to it, announced at once. Nothing where nothing does. */
export const PublishErrorNotice = ({ error, onGoTo }: PublishErrorNoticeProps) => (
  <div role="alert" className="form-alert">
    {error && (
      <ProblemList
        problems={listProblems(error)}
        icon={CircleAlert}
        tone="form-error"
        onGoTo={onGoTo}
        beside={ASKED_HERE}
      />
    )}
  </div>
);
