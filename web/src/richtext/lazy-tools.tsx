import type { ComponentProps, ComponentType } from 'react';
import { type LazyComponent, useLazyComponent } from '../ui/behaviour/use-lazy-component.ts';
import { reportNotFetched } from '../ui/overlays/report-not-fetched.ts';
import type { MathsTool } from './maths/MathsTool.tsx';
import type { RichTextToolbar } from './RichTextToolbar.tsx';

/** Creates a part of the tools of a field, which loads when it is first shown: who only writes does not wait for it. */
function createLazyTool<Props extends object>(load: LazyComponent<Props>['load']): ComponentType<Props> {
  const part: LazyComponent<Props> = { load };
  return (props) => {
    const Tool = useLazyComponent(part, () => reportNotFetched(() => undefined));
    return Tool && <Tool {...props} />;
  };
}

export const LazyToolbar = createLazyTool<ComponentProps<typeof RichTextToolbar>>(
  async () => (await import('./RichTextToolbar.tsx')).RichTextToolbar,
);

export const LazyMathsTool = createLazyTool<ComponentProps<typeof MathsTool>>(
  async () => (await import('./maths/MathsTool.tsx')).MathsTool,
);
