import { UnprintableError } from '../../errors/unprintable-error.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Rendered, Renderer } from '../../ports/rendering.ts';
import { describeRenderQuota, getRenderQuota } from '../access/render-quota.ts';
import { getEntitlements } from '../plans/entitlements.ts';

export type MeterPorts = Pick<Ports, 'renderer' | 'renderMeter' | 'plans' | 'clock' | 'pdfSeconds'>;

/** The least that a PDF counts, in seconds: storing it costs as much as a part of a second. */
export const LEAST_SECONDS = 0.5;

/**
 * Counts the seconds and bytes of an owner's PDFs. Each claims its deadline before it begins, and what it took is put in the
 * place of that: those made at the same time count too, and what a process takes that dies. Time before the first PDF, and between them,
 * counts with the next. The renderer throws `UnprintableError` for an owner whose quota is reached.
 */
export async function meterRenderer(ports: MeterPorts, owner: string): Promise<Renderer> {
  const { renderer, renderMeter, plans, clock, pdfSeconds } = ports;
  let begun = clock.now();
  const { premium } = getEntitlements(await plans.findMember(owner), begun);
  const quota = getRenderQuota(premium);
  return {
    async render(request) {
      const claimedAt = clock.now();
      if (!(await renderMeter.claim(owner, quota, pdfSeconds, claimedAt)))
        throw new UnprintableError(describeRenderQuota(quota, claimedAt).message);
      let bytes = 0;
      try {
        const rendered = await renderer.render(request);
        bytes = weigh(rendered);
        return rendered;
      } finally {
        const ended = clock.now();
        const seconds = roundUp((ended.getTime() - begun.getTime()) / 1000);
        begun = ended;
        await renderMeter.settle(owner, quota, { more: seconds - pdfSeconds, bytes }, claimedAt);
      }
    },
  };
}

const weigh = ({ pdf, thumbnail }: Rendered): number => pdf.byteLength + (thumbnail?.byteLength ?? 0);

/** Rounds up to whole parts of `LEAST_SECONDS`, of which there is at least one. */
const roundUp = (seconds: number): number => Math.max(1, Math.ceil(seconds / LEAST_SECONDS)) * LEAST_SECONDS;
