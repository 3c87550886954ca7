import type { Maintenance } from '#shared/api/account-models.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Notices } from '../../ports/site.ts';

/** Sets the notice that everybody sees, null for none; throws `invalid` for a time that is over. */
export async function setMaintenance(
  { notices, clock }: Pick<Ports, 'clock'> & { readonly notices: Notices },
  planned: Maintenance | null,
): Promise<Maintenance | null> {
  if (planned && Date.parse(planned.ends_at) <= clock.now().getTime())
    throw new ApiError('invalid', {
      problems: [{ where: 'maintenance.ends_at', message: 'is over already' }],
    });
  await notices.setMaintenance(planned);
  return planned;
}
