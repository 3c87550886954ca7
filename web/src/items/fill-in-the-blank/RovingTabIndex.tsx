import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function setTabStop(button: HTMLButtonElement, stops: boolean): void {
  const tabIndex = stops ? 0 : -1;
  if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex;
}

/** Renders many buttons as one stop of the Tab key: arrow keys, Home and End move between the buttons. */
export function RovingTabIndex({ label, children }: { label: string; children: ReactNode }) {
  const root = useRef<HTMLFieldSetElement>(null);
  const current = useRef<HTMLButtonElement | null>(null);
  const buttons = () => [...(root.current?.querySelectorAll('button') ?? [])];

  // Runs at every drawing: words come and go while a user types.
  useLayoutEffect(() => {
    const all = buttons();
    const stop = all.find((button) => button === current.current) ?? all[0];
    for (const button of all) setTabStop(button, button === stop);
  });
  const enter = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLButtonElement)) return;
    for (const button of buttons()) setTabStop(button, button === target);
    current.current = target;
  };
  const press = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const step = STEPS[event.key];
    const next = event.key === 'Home' ? all[0] : event.key === 'End' ? all.at(-1) : step && all[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <fieldset
      ref={root}
      className="blank-picker-text"
      aria-label={label}
      dir="auto"
      onFocus={enter}
      onKeyDown={press}
    >
      {children}
    </fieldset>
  );
}
