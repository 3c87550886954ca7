import { MAILBOX_PATH } from '#infra/local/cognito/mailbox.ts';
import type { KilledServer } from './killed-server.ts';

/** Reads the newest code that was mailed to an address. */
export async function readMailedCode(server: KilledServer, email: string): Promise<string> {
  const response = await fetch(`${await server.url}${MAILBOX_PATH}.json`);
  const mails = (await response.json()) as readonly { to: string; code: string }[];
  const mail = mails.find(({ to }) => to === email);
  if (!mail) throw new Error(`Nothing was mailed to ${email}`);
  return mail.code;
}
