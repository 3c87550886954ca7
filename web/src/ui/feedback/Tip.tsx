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

/** Words beside an icon, on hover and on keyboard focus. Never the only place of a fact. */
export function Tip({ words, keys, children }: TipProps) {
  // A panel has a dozen icons: their words are made when somebody asks for them.
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
