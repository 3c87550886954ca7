import type { PremiumCheck } from '#shared/api/plans.ts';
import { REFUSALS } from '#shared/api/refusals.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { IsPremiumImage } from '#shared/document/pictures.ts';
import { listPremiumUses, toPremiumProblem } from '#shared/document/premium.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { authorizeStored } from '../access/policies.ts';
import { lookUpPictures } from '../images/document-pictures.ts';
import { type Entitlements, getEntitlements } from './entitlements.ts';

/**
 * Throws `suspended` for a suspended plan and `premium_required`, with every premium use, for a plan without
 * premium.
 */
export function checkEntitlements(
  { premium, suspended }: Entitlements,
  document: HandoutDocument,
  isPremium: IsPremiumImage,
): void {
  if (suspended) throw new ApiError('suspended');
  if (premium) return;
  const problems = listPremiumUses(document, isPremium).map(toPremiumProblem);
  if (problems.length > 0)
    throw new ApiError('premium_required', { problems, message: REFUSALS.premium_required.message });
}

/** Returns whether the owner's plan allows publishing the saved document, and its premium uses. */
export async function readPremium(
  ports: Pick<Ports, 'documents' | 'images' | 'icons' | 'plans' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<PremiumCheck> {
  const [stored, member] = await Promise.all([ports.documents.read(id), ports.plans.findMember(caller.id)]);
  const { document } = authorizeStored(caller, 'publish', stored);
  const { premium } = await lookUpPictures(ports, caller.id, document);
  const uses = listPremiumUses(document, ({ id: image }) => premium.has(image));
  const may = getEntitlements(member, ports.clock.now());
  const lacks = !may.premium && uses.length > 0 ? 'premium' : null;
  return { blocked: may.suspended ? 'suspended' : lacks, uses, premium_images: [...premium] };
}
