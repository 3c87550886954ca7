import { Crown } from 'lucide-react';
import { createContext, use } from 'react';
import './PremiumMark.css';

const MarksContext = createContext(true);
/** Tells the choices below whether premium ones are marked: not to a user who has all of them. */
export const PremiumMarks = MarksContext.Provider;

/** Renders the mark of a premium choice, which can still be tried; nothing for a user with Premium. */
export function PremiumMark() {
  if (!use(MarksContext)) return null;
  return (
    <span className="premium-mark">
      <Crown aria-hidden />
      Premium
    </span>
  );
}
