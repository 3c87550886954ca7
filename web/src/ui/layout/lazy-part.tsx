import { type ComponentType, type ReactNode, useState } from 'react';
import { type Late, NOT_FETCHED, RELOAD, useLate } from '../behaviour/use-late.ts';
import { Button } from '../buttons/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface Places {
  /** While it is on its way; nothing unless given. */
  readonly waiting?: ReactNode;
  /** Where it does not arrive; unless given, words and a way to reload. */
  readonly missing?: ReactNode;
}

/** A part of a page that is fetched after it. Where it does not arrive the rest of the page goes on without it. */
export function lazyPart<Props extends object>(
  load: Late<Props>['load'],
  { waiting = null, missing = <NotFetched /> }: Places = {},
): ComponentType<Props> {
  const part: Late<Props> = { load };
  return (props) => <LatePart part={part} shown={props} waiting={waiting} missing={missing} />;
}

interface LatePartProps<Props> extends Required<Places> {
  readonly part: Late<Props>;
  readonly shown: Props;
}

function LatePart<Props extends object>({ part, shown, waiting, missing }: LatePartProps<Props>) {
  const [isMissing, setMissing] = useState(false);
  const Part = useLate(part, () => setMissing(true));
  if (Part) return <Part {...shown} />;
  return isMissing ? missing : waiting;
}

const NotFetched = () => (
  <div role="alert">
    <EmptyState
      words={NOT_FETCHED}
      action={
        <Button kind="action" onPress={RELOAD.onAction}>
          {RELOAD.label}
        </Button>
      }
    />
  </div>
);
