import type { ReactNode } from 'react';
import { Switch } from '../fields/Switch.tsx';
import './AdvancedOptions.css';

interface AdvancedOptionsProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Renders the rarely needed options at the end of an item's editor, behind a switch. */
export function AdvancedOptions({ isOpen, onToggle, children }: AdvancedOptionsProps) {
  return (
    <div className="advanced-options">
      <Switch isSelected={isOpen} onChange={onToggle}>
        Advanced Options
      </Switch>
      {isOpen && children}
    </div>
  );
}
