import type { ReactElement } from 'react';
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
  return (
    <TooltipTrigger delay={500} closeDelay={50}>
      {children}
      <Tooltip className="tip" offset={8}>
        {words}
        {keys && <Keys keys={keys} />}
      </Tooltip>
    </TooltipTrigger>
  );
}
