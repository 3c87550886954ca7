import type { ComponentType } from 'react';
import { type LazyComponent, useLazyComponent } from '../behaviour/use-lazy-component.ts';
import { reportNotFetched } from './report-not-fetched.ts';

interface Closable {
  readonly onClose: () => void;
}

/** Creates a dialog that loads when it is first opened. If it fails to load, it counts as closed. */
export function createLazyDialog<Props extends Closable>(
  load: LazyComponent<Props>['load'],
): ComponentType<Props> {
  const part: LazyComponent<Props> = { load };
  return (props) => <LazyDialog part={part} dialog={props} />;
}

function LazyDialog<Props extends Closable>({ part, dialog }: { part: LazyComponent<Props>; dialog: Props }) {
  const Dialog = useLazyComponent(part, () => reportNotFetched(dialog.onClose));
  return Dialog && <Dialog {...dialog} />;
}
