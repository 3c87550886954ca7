import { type ComponentType, type ReactNode, useState } from 'react';
import { createLazy, type Lazy } from '#shared/lazy.ts';
import { useLazy } from '#shared/use-lazy.ts';
import { Button } from '../buttons/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { NOT_FETCHED, RELOAD, showNotFetched } from './not-fetched.ts';
import { type CatchesTyping, useTypedAhead } from './use-typed-ahead.ts';
import './lazy-part.css';

interface Options<Props> {
  /** Rendered while it loads; nothing unless given. */
  readonly waiting?: ReactNode;
  /** Rendered where it fails to load; by default a message and a button to reload. */
  readonly missing?: ReactNode;
  /** Called where it fails to load. */
  readonly onMissing?: (props: Props) => void;
}

/** A component that loads after its page, unless `load` has loaded it before it is rendered. */
export type LazyPart<Props> = ComponentType<Props> & Pick<Lazy<ComponentType<Props>>, 'load'>;

/**
 * Creates a part of a page that loads when it is first rendered. Where it fails to load, as offline, the page goes on
 * without it. Browsers cache a failed import, so only a reload helps, and the work survives that.
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, missing = <NotFetched />, onMissing }: Options<Props> = {},
): LazyPart<Props> {
  const part = createLazy(load);
  function Part(props: Props) {
    const [isMissing, setMissing] = useState(false);
    const Loaded = useLazy(part, () => {
      setMissing(true);
      onMissing?.(props);
    });
    if (Loaded) return <Loaded {...props} />;
    return isMissing ? missing : waiting;
  }
  return Object.assign(Part, { load: part.load });
}

const NotFetched = () => (
  <div role="alert">
    <EmptyState
      words={NOT_FETCHED}
      action={
        <Button variant="action" onPress={RELOAD.onAction}>
          {RELOAD.label}
        </Button>
      }
    />
  </div>
);

interface Closable {
  readonly onClose: () => void;
}

/**
 * Creates a dialog that loads when it is first opened. Where it fails to load, a message says so, and it counts as
 * closed.
 */
export function createLazyDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  { catchesTyping = null }: { readonly catchesTyping?: CatchesTyping } = {},
): ComponentType<Props> {
  const part = createLazy(load);
  const Dialog = createLazyPart(part.load, { ...CLOSING, waiting: <LateDialog /> });
  return (props) => {
    useTypedAhead(catchesTyping, useLazy(part) !== undefined, props.onClose);
    return <Dialog {...props} />;
  };
}

/** Options of a part that closes where it fails to load. */
export const CLOSING = {
  missing: null,
  onMissing: ({ onClose }: Closable) => {
    showNotFetched();
    onClose();
  },
} as const;

const LateDialog = () => (
  <span className="late-dialog">
    <Spinner label="Loading" />
  </span>
);
