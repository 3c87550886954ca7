import { type ReactElement, useState } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { Keys } from './Kbd.tsx';
import './Tip.css';

interface TipProps {
  words: string;
  keys?: readonly string[] | undefined;
  /** One focusable element: a button of react-aria. */
  children: ReactElement;
}

/** Renders a tooltip, on hover and on keyboard focus; it must never be the only place of a fact. */
export function Tip({ words, keys, children }: TipProps) {
  // Rendered on demand, because a panel has a dozen icons.
  const [isOpen, setOpen] = useState(false);
  return (
    <TooltipTrigger delay={500} closeDelay={50} isOpen={isOpen} onOpenChange={setOpen}>
      {children}
      {isOpen && (
        <Tooltip className="tip" offset={8}>
          {words}
          {keys && <Keys keys={keys} />}
        </Tooltip>
      )}
    </TooltipTrigger>
  );
}
