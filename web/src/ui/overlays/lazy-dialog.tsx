import type { ComponentType } from 'react';
import { type Late, NOT_FETCHED, RELOAD, useLate } from '../behaviour/use-late.ts';
import { toast } from '../feedback/toast.ts';

interface Closable {
  readonly onClose: () => void;
}

/** A dialog that is fetched when it is first opened, not with its page. Where it does not arrive it counts as closed. */
export function lazyDialog<Props extends Closable>(load: Late<Props>['load']): ComponentType<Props> {
  const part: Late<Props> = { load };
  return (props) => <LateDialog part={part} dialog={props} />;
}

function LateDialog<Props extends Closable>({ part, dialog }: { part: Late<Props>; dialog: Props }) {
  const Dialog = useLate(part, () => {
    toast({ words: NOT_FETCHED, tone: 'danger', action: RELOAD });
    dialog.onClose();
  });
  return Dialog && <Dialog {...dialog} />;
}
