import { type ComponentType, useLayoutEffect } from 'react';
import { catchTypedAhead, takeTypedAhead } from '../behaviour/typed-ahead.ts';
import { type LazyComponent, useLazyComponent } from '../behaviour/use-lazy-component.ts';
import { reportNotFetched } from './report-not-fetched.ts';

interface Closable {
  readonly onClose: () => void;
}

interface Options {
  /** Collects what is typed before it has loaded: the dialog begins with a search, which takes that. */
  readonly catchesTyping?: boolean;
}

/** Creates a dialog that loads when it is first opened. If it fails to load, it counts as closed. */
export function createLazyDialog<Props extends Closable>(
  load: LazyComponent<Props>['load'],
  { catchesTyping = false }: Options = {},
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
  const catches = catchesTyping && !Dialog;
  // biome-ignore lint/correctness/useExhaustiveDependencies: from its opening on, once
  useLayoutEffect(() => {
    if (!catches) return undefined;
    catchTypedAhead(dialog.onClose);
    // Once it is closed, or was given up before it came.
    return () => void takeTypedAhead();
  }, []);
  return Dialog && <Dialog {...dialog} />;
}
