import { PAGE_BREAK_NOTICE } from '#shared/items/page-break/schema.ts';
import type { PanelProps } from '../../document/use-panel.ts';
import type { ItemPanel } from '../parts/item-panel.ts';
import { PageBreakTile } from './PageBreakTile.tsx';

function PageBreakPanel(_props: PanelProps<'page_break'>) {
  return <p className="panel-notice">{PAGE_BREAK_NOTICE}</p>;
}

export const panel = {
  Panel: PageBreakPanel,
  sample: {},
  Tile: PageBreakTile,
} satisfies ItemPanel<'page_break'>;
