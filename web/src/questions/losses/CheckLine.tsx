import type { ReactNode } from 'react';
import './CheckLine.css';

interface CheckLineProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

/** Renders a check box with its words behind it. */
export const CheckLine = ({ isChecked, onChange, children }: CheckLineProps) => (
  <label className="line check-line">
    <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
    {children}
  </label>
);
