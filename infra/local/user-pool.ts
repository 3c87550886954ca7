import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Account } from './aws/signature.ts';
import { serveCognito } from './cognito/cognito.ts';
import { openMailbox } from './cognito/mailbox.ts';
import { openTokenIssuer } from './cognito/token-issuer.ts';
import { openUsers } from './cognito/users.ts';
import { NAMES } from './names.ts';
import { listenWithFallback } from './process/listen.ts';
import type { StopList } from './process/stop-list.ts';

interface Options {
  readonly dataDir: string;
  readonly account: Account;
  readonly clientId: string;
  readonly port: number;
}

/** Starts the user pool: accounts, their tokens, and the mails that users get. */
export async function startPool({ dataDir, account, clientId, port }: Options, parts: StopList) {
  const server = createServer();
  const { url } = parts.add(await listenWithFallback(server, port));
  const key = join(dataDir, 'signing-key.json');
  const issuer = await openTokenIssuer(key, `${url}/${NAMES.USER_POOL_ID}`, clientId);
  const mailbox = openMailbox(join(dataDir, 'mailbox.json'));
  const people = openUsers(join(dataDir, 'people.json'));
  server.on('request', serveCognito({ id: NAMES.USER_POOL_ID, issuer, users: people, mailbox }, account));
  return { url, issuer, mailbox };
}
