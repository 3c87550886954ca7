import { Crown } from 'lucide-react';
import './PremiumMark.css';

/** Says that a choice needs a plan. The choice stays usable to try. */
export function PremiumMark() {
  return (
    <span className="premium-mark">
      <Crown aria-hidden />
      Premium
    </span>
  );
}
