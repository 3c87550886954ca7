import {
  type ComponentType,
  createContext,
  memo,
  type ReactElement,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { LinePlacesContext } from '../../text/line-places.ts';
import type { Excerpts } from '../layout/excerpts.ts';
import type { Layout } from '../layout/layout.ts';
import { isSameDrawing, isShallowEqual } from '../layout/same-drawing.ts';
import { fitInlineParts } from '../measure/fit-inline.ts';
import { FitChangeContext } from './FitText.tsx';
import { SliceContext } from './Unit.tsx';

/** A component, not an element: it can update without the block below it drawing again. */
export type Adornment = ComponentType<{ blockKey: string }>;

const AdornmentContext = createContext<Adornment | undefined>(undefined);
/** For what draws several things that an editor marks one by one within one block. */
export const Adornments = AdornmentContext.Provider;

/** Renders the editor's marks over the block with this key; renders nothing in print. */
export function AdornmentSlot({ blockKey }: { blockKey: string }) {
  const Marks = use(AdornmentContext);
  return Marks && <Marks blockKey={blockKey} />;
}

interface BlockPartProps {
  readonly blockKey: string;
  readonly element: ReactElement;
  readonly from: number;
  readonly to: number;
  /** The distance from the top of its first unit to where this part begins, in px. */
  readonly top: number;
  readonly excerpts: Excerpts;
  /** True where units before this part that repeat are drawn again above it. */
  readonly repeats: boolean;
  readonly spaceBefore: number;
  readonly stretch: number;
  readonly layout: Layout;
  /** Asks the paper to pack the pages again. */
  readonly packAgain: () => void;
  readonly Adornment: Adornment | undefined;
}

/**
 * Renders one block, or the part of it that its page shows. It renders again only when its element's props
 * changed, and then reports that to the layout.
 */
export const BlockPart = memo(function BlockPart(props: BlockPartProps) {
  const { blockKey, element, from, to, top, excerpts, repeats, stretch, layout, packAgain, Adornment } =
    props;
  const isLast = to === Number.POSITIVE_INFINITY;
  const root = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () => ({ from, to, stretch, excerpts, repeats }),
    [from, to, stretch, excerpts, repeats],
  );

  useLayoutEffect(() => {
    if (root.current) return layout.attachPart(blockKey, { element: root.current, from, top });
  }, [layout, blockKey, from, top]);
  useLayoutEffect(() => {
    layout.markDrawn(blockKey, element, isLast ? stretch : undefined);
    // Here too, because what is drawn anew when its page comes into sight is not measured again.
    if (root.current) fitInlineParts(root.current);
  });

  const refitted = useCallback(() => {
    layout.markStale(blockKey);
    packAgain();
  }, [layout, blockKey, packAgain]);

  const lines = useMemo(() => ({ places: layout.lines, onRedrawn: refitted }), [layout, refitted]);

  return (
    <div className="block" data-block={blockKey} style={{ marginTop: props.spaceBefore }}>
      <div ref={root} className="block-content">
        <FitChangeContext value={refitted}>
          <LinePlacesContext value={lines}>
            <SliceContext value={shown}>{element}</SliceContext>
          </LinePlacesContext>
        </FitChangeContext>
      </div>
      {Adornment && <Adornment blockKey={blockKey} />}
    </div>
  );
}, isUnchanged);

function isUnchanged(a: BlockPartProps, b: BlockPartProps): boolean {
  const { element: before, ...ownBefore } = a;
  const { element: after, ...ownAfter } = b;
  return isSameDrawing(before, after) && isShallowEqual(ownBefore, ownAfter);
}
