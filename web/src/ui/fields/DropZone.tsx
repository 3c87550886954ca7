import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './DropZone.css';

interface DropZoneProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly words: string;
  /** True while files are over the page. */
  readonly isOver: boolean;
  readonly children: ReactNode;
}

/** Renders the place to drop files on, over a button to choose them. */
export const DropZone = ({ label, icon: Icon, words, isOver, children }: DropZoneProps) => (
  <section className={isOver ? 'drop-zone drop-zone-over' : 'drop-zone'} aria-label={label}>
    <Icon aria-hidden size={32} strokeWidth={1.5} />
    <p className="strong">{words}</p>
    {children}
  </section>
);
