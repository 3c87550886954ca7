import { CircleAlert } from 'lucide-react';
import './form.css';

/** Renders the error of a form as a whole and announces it; nothing without one. */
export function FormError({ words }: { words: string | null | undefined }) {
  return (
    <div role="alert" className="form-alert">
      {words && (
        <p className="form-error">
          <CircleAlert aria-hidden />
          {words}
        </p>
      )}
    </div>
  );
}
