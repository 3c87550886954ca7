import { Crown } from 'lucide-react';
import './PremiumMark.css';

/** Renders the mark of a premium choice, which can still be tried. */
export function PremiumMark() {
  return (
    <span className="premium-mark">
      <Crown aria-hidden />
      Premium
    </span>
  );
}
