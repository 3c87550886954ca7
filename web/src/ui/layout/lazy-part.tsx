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
  /** The placeholder while the part loads; nothing unless given. */
  readonly waiting?: ReactNode;
  /** Rendered where it fails to load; by default a message and a button to reload. */
  readonly missing?: ReactNode;
}

/** A part of a page that loads after it, unless `load` has loaded it before it is rendered. */
export type LazyPart<Props> = ComponentType<Props> & { readonly load: () => Promise<void> };

/**
 * Creates a part of a page that loads after it. If it fails to load, the rest of the page goes on without it.
 */
export function createLazyPart<Props extends object>(
  load: LazyComponent<Props>['load'],
  { waiting = null, missing = <NotFetched /> }: Places = {},
): LazyPart<Props> {
  const part: LazyComponent<Props> = { load };
  const Part = (props: Props) => <ShownPart part={part} shown={props} waiting={waiting} missing={missing} />;
  return Object.assign(Part, {
    load: async () => {
      part.loaded ??= await load();
    },
  });
}

interface ShownPartProps<Props> extends Required<Places> {
  readonly part: LazyComponent<Props>;
  readonly shown: Props;
}

function ShownPart<Props extends object>({ part, shown, waiting, missing }: ShownPartProps<Props>) {
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
