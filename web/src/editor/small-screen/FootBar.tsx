import type { ReactNode } from 'react';
import { DrawerButton } from './DrawerButton.tsx';
import './FootBar.css';

/** Renders the bar at the foot of a phone: Edit or Preview, and Make Printable. */
export const FootBar = ({ children }: { children: ReactNode }) => (
  <footer className="foot-bar">
    <DrawerButton />
    {children}
  </footer>
);
