import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Pressable } from './Pressable.tsx';
import './ExpandButton.css';

interface ExpandButtonProps {
  /** Its name for assistive technology, where the words alone do not tell what opens. */
  label?: string;
  /** The path of the field that it opens, by which a press on the sheet finds it. */
  holds?: string;
  isExpanded: boolean;
  onChange: (isExpanded: boolean) => void;
  children: ReactNode;
}

/** Renders a button that opens more settings below it, and closes them. */
export function ExpandButton({ label, holds, isExpanded, onChange, children }: ExpandButtonProps) {
  const Chevron = isExpanded ? ChevronDown : ChevronRight;
  const name = label === undefined ? {} : { 'aria-label': label };
  return (
    <Pressable
      {...name}
      className="expand-button"
      aria-expanded={isExpanded}
      data-holds={holds}
      onPress={() => onChange(!isExpanded)}
    >
      <span className="clipped expand-button-words">{children}</span>
      <Chevron aria-hidden />
    </Pressable>
  );
}
