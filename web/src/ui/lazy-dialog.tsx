import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { toast } from './toast.ts';

interface Closable {
  readonly onClose: () => void;
}

/** A dialog, how it is fetched, and what has come of that. */
interface Part<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  loaded?: ComponentType<Props>;
}

/**
 * A dialog that is fetched when it is first opened, not with its page. Where it does not arrive, as without a
 * connection, that is said and the dialog counts as closed, where `lazy` would end the page. A browser asks for a
 * part that has failed once no more: a reload brings it, and the work with it.
 */
export function lazyDialog<Props extends Closable>(load: Part<Props>['load']): ComponentType<Props> {
  const part: Part<Props> = { load };
  return (props) => <Fetched part={part} dialog={props} />;
}

function Fetched<Props extends Closable>({ part, dialog }: { part: Part<Props>; dialog: Props }) {
  const [Dialog, arrive] = useState(() => part.loaded);
  const fail = useEffectEvent(() => {
    toast({ words: NOT_ARRIVED, tone: 'danger', action: RELOAD });
    dialog.onClose();
  });
  useEffect(() => {
    if (part.loaded) return;
    const keep = (loaded: ComponentType<Props>) => {
      part.loaded = loaded;
      arrive(() => loaded);
    };
    part.load().then(keep, () => fail());
  }, [part]);
  return Dialog && <Dialog {...dialog} />;
}

const NOT_ARRIVED =
  'This could not be fetched. Check your connection, then reload: your work is as you left it.';
const RELOAD = { label: 'Reload', onAction: () => window.location.reload() };
