import type { ComponentType } from 'react';
import {
  type LazyComponent,
  NOT_FETCHED,
  RELOAD,
  useLazyComponent,
} from '../behaviour/use-lazy-component.ts';
import { showToast } from '../feedback/toast.ts';

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
  const Dialog = useLazyComponent(part, () => {
    showToast({ words: NOT_FETCHED, tone: 'danger', action: RELOAD });
    dialog.onClose();
  });
  return Dialog && <Dialog {...dialog} />;
}
