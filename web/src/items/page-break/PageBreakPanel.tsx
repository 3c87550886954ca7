import { PAGE_BREAK_NOTICE } from '#shared/items/page-break/schema.ts';
import type { PanelProps } from '../../document/use-panel.ts';

export function PageBreakPanel(_props: PanelProps<'page_break'>) {
  return <p className="panel-notice">{PAGE_BREAK_NOTICE}</p>;
}
