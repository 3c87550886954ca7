import type { ComponentProps } from 'react';
import { type LazyComponent, useLazyComponent } from '../ui/behaviour/use-lazy-component.ts';
import { reportNotFetched } from '../ui/overlays/report-not-fetched.ts';
import type { RichTextToolbar } from './RichTextToolbar.tsx';

type ToolbarProps = ComponentProps<typeof RichTextToolbar>;

const toolbar: LazyComponent<ToolbarProps> = {
  load: async () => (await import('./RichTextToolbar.tsx')).RichTextToolbar,
};

/** Renders the tools of a field, which load when they are first shown: who only writes does not wait for them. */
export function LazyToolbar(props: ToolbarProps) {
  const Toolbar = useLazyComponent(toolbar, () => reportNotFetched(() => undefined));
  return Toolbar && <Toolbar {...props} />;
}
