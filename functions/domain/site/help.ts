import type { HelpRequest, HelpRequestForm } from '#shared/api/account-models.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { consumeQuota, type QuotaPorts } from '../access/quotas.ts';

/** Saves a request for help, once per id. */
export async function sendHelpRequest(
  ports: QuotaPorts & Pick<Ports, 'helpRequests' | 'users'>,
  caller: Caller | null,
  form: HelpRequestForm,
): Promise<void> {
  const { helpRequests, users, clock } = ports;
  if (caller) await consumeQuota(ports, caller, 'help');
  const email = caller ? (await users.find(caller.id))?.email : form.email;
  const sent_at = clock.now().toISOString();
  await helpRequests.save({ ...form, email: email ?? form.email, user_id: caller?.id ?? null, sent_at });
}

/** Lists requests for help, newest first. */
export async function listHelpRequests(
  { helpRequests }: Pick<Ports, 'helpRequests'>,
  next: string | undefined,
): Promise<{ requests: HelpRequest[]; next: string | null }> {
  const page = await helpRequests.list(next);
  return { requests: [...page.entries], next: page.next };
}
