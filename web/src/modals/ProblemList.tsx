import type { LucideIcon } from 'lucide-react';
import type { DocumentProblem } from '#shared/vocabulary/problem.ts';
import { Button } from '../ui/buttons/Button.tsx';
import './form.css';

interface ProblemRemedy {
  readonly words: string;
  readonly onMend: () => void;
}

/** A problem that one press may mend. */
export interface MendableProblem extends DocumentProblem {
  readonly remedy?: ProblemRemedy | undefined;
  /** Another way to mend it. */
  readonly other?: ProblemRemedy | undefined;
}

interface ProblemListProps {
  readonly problems: readonly MendableProblem[];
  readonly icon: LucideIcon;
  /** `form-error` for problems that block publishing, `form-hint` for others. */
  readonly tone: 'form-error' | 'form-hint';
  readonly onGoTo?: ((where: string) => void) | undefined;
  /** Fields in the same dialog, which need no link. */
  readonly beside?: readonly string[];
}

/** Renders the problems of a document, each with a link to its field and what mends it. */
export const ProblemList = ({ problems, icon: Icon, tone, onGoTo, beside = [] }: ProblemListProps) => (
  <ul className="list stack refusals">
    {problems.map(({ where, message, remedy, other }) => (
      <li key={`${where} ${message}`} className={tone}>
        <Icon aria-hidden />
        <span>{message}</span>
        {[remedy, other].map(
          (one) =>
            one && (
              <Button key={one.words} variant="action" size="dense" onPress={one.onMend}>
                {one.words}
              </Button>
            ),
        )}
        {onGoTo && !beside.includes(where) && (
          <Button variant="action" size="dense" onPress={() => onGoTo(where)}>
            Show me
          </Button>
        )}
      </li>
    ))}
  </ul>
);
