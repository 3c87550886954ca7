import { type ComponentType, type ReactNode, useState } from 'react';
import {
  type LazyComponent,
  NOT_FETCHED,
  RELOAD,
  useLazyComponent,
} from '../behaviour/use-lazy-component.ts';
import { Button } from '../buttons/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface Places {
  /** While it is on its way; nothing unless given. */
  readonly waiting?: ReactNode;
  /** Rendered where it fails to load; by default a message and a button to reload. */
  readonly missing?: ReactNode;
}

/**
 * Creates a part of a page that loads after it. If it fails to load, the rest of the page goes on without it.
 */
export function createLazyPart<Props extends object>(
  load: LazyComponent<Props>['load'],
  { waiting = null, missing = <NotFetched /> }: Places = {},
): ComponentType<Props> {
  const part: LazyComponent<Props> = { load };
  return (props) => <LazyPart part={part} shown={props} waiting={waiting} missing={missing} />;
}

interface LazyPartProps<Props> extends Required<Places> {
  readonly part: LazyComponent<Props>;
  readonly shown: Props;
}

function LazyPart<Props extends object>({ part, shown, waiting, missing }: LazyPartProps<Props>) {
  const [isMissing, setMissing] = useState(false);
  const Part = useLazyComponent(part, () => setMissing(true));
  if (Part) return <Part {...shown} />;
  return isMissing ? missing : waiting;
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
