import { CircleAlert } from 'lucide-react';
import './form.css';

/** What went wrong with a form as a whole, announced at once. Nothing where nothing did. */
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
