import { Crown } from 'lucide-react';
import { PREMIUM_FEATURES } from '#shared/vocabulary/premium-features.ts';
import './PremiumFeatures.css';

const NAMES = Object.values(PREMIUM_FEATURES).map(({ name }) => name);

/** Renders the list of all premium features. */
export const PremiumFeatures = () => (
  <ul className="list stack premium-features">
    {NAMES.map((name) => (
      <li key={name}>
        <Crown aria-hidden /> {name}
      </li>
    ))}
  </ul>
);
