import type { LucideIcon } from 'lucide-react';
import type { DocumentProblem } from '#shared/vocabulary/problem.ts';
import { Button } from '../ui/buttons/Button.tsx';
import './form.css';

interface ProblemListProps {
  readonly problems: readonly DocumentProblem[];
  readonly icon: LucideIcon;
  /** `form-error` for what stands in the way, `form-hint` for what does not. */
  readonly tone: 'form-error' | 'form-hint';
  readonly onGoTo?: ((where: string) => void) | undefined;
  /** Fields that stand beside the list. */
  readonly beside?: readonly string[];
}

/** What is to be said of a document, each line with the way to its field. */
export const ProblemList = ({ problems, icon: Icon, tone, onGoTo, beside = [] }: ProblemListProps) => (
  <ul className="refusals">
    {problems.map(({ where, message }) => (
      <li key={`${where} ${message}`} className={tone}>
        <Icon aria-hidden />
        <span>{message}</span>
        {onGoTo && !beside.includes(where) && (
          <Button variant="action" size="dense" onPress={() => onGoTo(where)}>
            Show me
          </Button>
        )}
      </li>
    ))}
  </ul>
);
