import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Keys } from './Kbd.tsx';
import { placeTip } from './place-tip.ts';
import './Tip.css';

/** How long the pointer rests on a control before its tip shows, in ms. */
const DELAY = 500;

/** The props that a control with a tip has to pass on to its element. */
export interface TipHandlers {
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: () => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

interface TipProps {
  words: string;
  keys?: readonly string[] | undefined;
  /** Renders the control, with what shows and hides its tip. */
  children: (handlers: TipHandlers) => ReactNode;
}

/** Renders a tooltip, on hover and on keyboard focus; it must never be the only place of a fact. */
export function Tip({ words, keys, children }: TipProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setTarget(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlers: TipHandlers = {
    onPointerEnter({ currentTarget, pointerType }) {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setTarget(currentTarget), DELAY);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus({ currentTarget }) {
      if (currentTarget.matches(':focus-visible')) setTarget(currentTarget);
    },
    onBlur: hide,
  };
  return (
    <>
      {children(handlers)}
      {target && (
        <ShownTip target={target} onHide={hide}>
          {words}
          {keys && <Keys keys={keys} />}
        </ShownTip>
      )}
    </>
  );
}

interface ShownTipProps {
  readonly target: HTMLElement;
  readonly onHide: () => void;
  readonly children: ReactNode;
}

/** Renders the tip beside its control, above everything; Escape, and a scroll, hide it. */
function ShownTip({ target, onHide, children }: ShownTipProps) {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tip.current) placeTip(tip.current, target);
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && onHide(), options);
    window.addEventListener('scroll', onHide, options);
    return () => listening.abort();
  });
  return createPortal(
    // It says again what the control is called, and belongs to no region of the page.
    <div ref={tip} role="tooltip" aria-hidden="true" className="tip">
      {children}
    </div>,
    document.body,
  );
}
