import { CircleAlert } from 'lucide-react';
import { ApiError } from '../api/api-error.ts';
import { ProblemList } from './ProblemList.tsx';

interface PublishErrorNoticeProps {
  error: Error | undefined;
  onGoTo?: ((where: string) => void) | undefined;
}

const listProblems = (error: Error | undefined) => (error instanceof ApiError ? error.problems : []);

/** Tells whether the document itself kept it from being published, and not a failure. */
export const isPublishError = (error: Error): boolean => listProblems(error).length > 0;

/** Fields in the same dialog, which need no link. */
const ASKED_HERE: readonly string[] = ['is_private', 'subjects', 'subject_other', 'grade_levels'];

/**
 * Renders what a document lacks to be published, each with a link, and announces it; nothing without an
 * error.
 */
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
