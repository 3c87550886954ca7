import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { isText } from '../behaviour/is-text.ts';
import { catchTypedAhead, endForDialog } from '../behaviour/typing-queue.ts';
import { type LazyComponent, useLazyComponent } from '../behaviour/use-lazy-component.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { reportNotFetched } from './report-not-fetched.ts';
import './lazy-dialog.css';

interface Closable {
  readonly onClose: () => void;
}

/** The time in ms that a dialog which has loaded may take to give the focus to its field. */
const GIVEN_UP_MS = 1_000;

interface Options {
  /**
   * Collects what is typed before it has loaded, for the text field with which it begins: always, or unless a text has the
   * focus, where the person may go on writing.
   */
  readonly catchesTyping?: 'always' | 'outside texts' | null;
}

/** Creates a dialog that loads when it is first opened. If it fails to load, it counts as closed. */
export function createLazyDialog<Props extends Closable>(
  load: LazyComponent<Props>['load'],
  { catchesTyping = null }: Options = {},
): ComponentType<Props> {
  const part: LazyComponent<Props> = { load };
  return (props) => <LazyDialog part={part} dialog={props} catchesTyping={catchesTyping} />;
}

interface LazyDialogProps<Props extends Closable> extends Required<Options> {
  readonly part: LazyComponent<Props>;
  readonly dialog: Props;
}

function LazyDialog<Props extends Closable>({ part, dialog, catchesTyping }: LazyDialogProps<Props>) {
  const Dialog = useLazyComponent(part, () => reportNotFetched(dialog.onClose));
  const mayCatch = catchesTyping === 'always' || (catchesTyping !== null && !isText(document.activeElement));
  // biome-ignore lint/correctness/useExhaustiveDependencies: from its opening on, once
  useLayoutEffect(() => {
    if (Dialog || !mayCatch) return undefined;
    catchTypedAhead(dialog.onClose);
    // Once it is closed, or was given up before it came.
    return endForDialog;
  }, []);
  useEffect(() => {
    if (!Dialog || catchesTyping === null) return undefined;
    // Nothing may be kept from the page where no field of the dialog takes it.
    const timer = setTimeout(endForDialog, GIVEN_UP_MS);
    return () => clearTimeout(timer);
  }, [Dialog, catchesTyping]);
  if (Dialog) return <Dialog {...dialog} />;
  return (
    <span className="dialog-late">
      <Spinner label="Loading" />
    </span>
  );
}
