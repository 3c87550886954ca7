import './Spinner.css';

interface SpinnerProps {
  /** The accessible name; absent where the words beside it say the same. */
  label?: string | undefined;
}

/** Renders a spinner in the colour of the text around it. */
export function Spinner({ label }: SpinnerProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className="spinner" {...meaning}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle className="spinner-track" cx="10" cy="10" r="8" />
        <circle className="spinner-arc" cx="10" cy="10" r="8" />
      </svg>
    </span>
  );
}
