import type { HelpRequest, HelpRequestForm } from '#shared/api/account-models.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { consumeQuota, type QuotaPorts } from '../access/quotas.ts';
import { countVisit } from '../access/tries.ts';

/** Saves a request for help, once per id. Who is not signed in is counted by the network. */
export async function sendHelpRequest(
  ports: QuotaPorts & Pick<Ports, 'helpRequests' | 'users' | 'tries'>,
  { caller, network }: { readonly caller: Caller | null; readonly network: string },
  form: HelpRequestForm,
): Promise<void> {
  const { helpRequests, users, clock } = ports;
  if (caller) await consumeQuota(ports, caller, 'help');
  else await countVisit(ports, 'help', network);
  const email = caller ? (await users.find(caller.id))?.email : form.email;
  const sent_at = clock.now().toISOString();
  await helpRequests.save({ ...form, email: email ?? form.email, user_id: caller?.id ?? null, sent_at });
}

/** Removes a request that was answered; throws `not_found` where there is none. */
export async function closeHelpRequest(
  { helpRequests }: Pick<Ports, 'helpRequests'>,
  request: Pick<HelpRequest, 'id' | 'sent_at'>,
): Promise<void> {
  if (!(await helpRequests.close(request))) throw new ApiError('not_found');
}

/** Lists requests for help, newest first. */
export async function listHelpRequests(
  { helpRequests }: Pick<Ports, 'helpRequests'>,
  next: string | undefined,
): Promise<{ requests: HelpRequest[]; next: string | null }> {
  const page = await helpRequests.list(next);
  return { requests: [...page.entries], next: page.next };
}
