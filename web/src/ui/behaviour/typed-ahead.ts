/** The letters that were typed for the search field of a dialog before it was there. */
interface TypedAhead {
  readonly text: string;
  /** Enter was pressed after it. */
  readonly entered: boolean;
}

const NOTHING: TypedAhead = { text: '', entered: false };

let typed = NOTHING;
let listening: AbortController | null = null;

/** Collects what is typed from now on, until the dialog takes it; Escape gives up by `onEscape`. */
export function catchTypedAhead(onEscape: () => void): void {
  if (listening) return;
  listening = new AbortController();
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      takeTypedAhead();
      onEscape();
      // Whoever holds Enter on the button that opens the dialog means the button.
    } else if (!(event.repeat && event.key === 'Enter') && !take(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', press, { capture: true, signal: listening.signal });
}

/** Takes a key that writes, deletes or enters; returns false for any other. */
function take(key: string): boolean {
  if (key === 'Enter') typed = { ...typed, entered: true };
  else if (key === 'Backspace') typed = { ...typed, text: typed.text.slice(0, -1) };
  else if ([...key].length === 1) typed = { ...typed, text: typed.text + key };
  else return false;
  return true;
}

/** Returns what was collected and ends collecting. */
export function takeTypedAhead(): TypedAhead {
  const taken = typed;
  listening?.abort();
  listening = null;
  typed = NOTHING;
  return taken;
}
