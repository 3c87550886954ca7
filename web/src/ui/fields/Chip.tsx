import type { ReactNode } from 'react';
import './Chip.css';

/** Renders a fact as a chip that cannot be pressed: "Grade 4". */
export function Chip({ children }: { children: ReactNode }) {
  return <span className="chip">{children}</span>;
}
