import './Spinner.css';

interface SpinnerProps {
  /** What is being waited for; left out where the words beside it say so already. */
  label?: string | undefined;
}

/** Something is being waited for. It takes the colour of the text around it. */
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
