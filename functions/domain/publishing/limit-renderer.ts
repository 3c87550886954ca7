import { RenderTimeout } from '../../errors/render-timeout.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Renderer } from '../../ports/rendering.ts';

/**
 * Limits how long all PDFs of one document may take, from now on: a document with versions has twenty, and the function that
 * makes them would be ended without a word to its owner. Its renderer throws `RenderTimeout` for a PDF that begins too late.
 */
export function limitRenderer({
  renderer,
  clock,
  renderSeconds,
}: Pick<Ports, 'renderer' | 'clock' | 'renderSeconds'>): Renderer {
  const end = clock.now().getTime() + renderSeconds * 1000;
  return {
    render: async (request) => {
      if (clock.now().getTime() > end) throw new RenderTimeout();
      return renderer.render(request);
    },
  };
}
