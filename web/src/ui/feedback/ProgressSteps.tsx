import { Check } from 'lucide-react';
import { Spinner } from './Spinner.tsx';
import './ProgressSteps.css';

interface ProgressStepsProps {
  /** The accessible name of the whole: "Making the PDF". */
  label: string;
  steps: readonly string[];
  /** Index of the step under way; `steps.length` when all is done. */
  current: number;
}

type Progress = 'done' | 'current' | 'waiting';

const getProgress = (index: number, current: number): Progress => {
  if (index < current) return 'done';
  return index === current ? 'current' : 'waiting';
};

const WORDS = { done: 'done', current: 'under way', waiting: 'waiting' } satisfies Record<Progress, string>;

/** Focuses the list: the button that began the wait is gone, and Enter must not press anything else. */
const takeFocus = (list: HTMLElement | null) => list?.focus({ preventScroll: true });

/** Renders a wait of several named steps; the beginning of each is announced. */
export function ProgressSteps({ label, steps, current }: ProgressStepsProps) {
  return (
    <div>
      <ol ref={takeFocus} tabIndex={-1} className="list stack progress-steps" aria-label={label}>
        {steps.map((step, index) => (
          <Step key={step} words={step} progress={getProgress(index, current)} />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {steps[current] ?? `${label}: done`}
      </p>
    </div>
  );
}

function Step({ words, progress }: { words: string; progress: Progress }) {
  return (
    <li className={`progress-step progress-step-${progress}`}>
      <span className="progress-mark">
        {progress === 'done' && <Check aria-hidden />}
        {progress === 'current' && <Spinner />}
      </span>
      {words}
      <span className="visually-hidden">, {WORDS[progress]}</span>
    </li>
  );
}
