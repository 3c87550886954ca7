import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Account } from './aws/signature.ts';
import { serveCognito } from './cognito/cognito.ts';
import { openMailbox } from './cognito/mailbox.ts';
import type { LocalProvider } from './cognito/providers.ts';
import { openTokenIssuer } from './cognito/token-issuer.ts';
import { openUsers } from './cognito/users.ts';
import { NAMES } from './names.ts';
import { listenWithFallback } from './process/listen.ts';
import type { StopList } from './process/stop-list.ts';

interface Options {
  readonly dataDir: string;
  readonly account: Account;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly port: number;
  readonly providers: readonly LocalProvider[];
  /** The addresses that its pages send browsers back to. */
  readonly callbacks: () => readonly string[];
}

export type UserPool = Awaited<ReturnType<typeof startUserPool>>;

/** Starts the user pool: accounts, their tokens, and the mails that users get. */
export async function startUserPool(
  { dataDir, account, clientId, clientSecret, port, providers, callbacks }: Options,
  running: StopList,
) {
  const server = createServer();
  const { url } = running.add(await listenWithFallback(server, port));
  const key = join(dataDir, 'signing-key.json');
  const issuer = await openTokenIssuer(key, `${url}/${NAMES.USER_POOL_ID}`, clientId);
  const mailbox = openMailbox(join(dataDir, 'mailbox.json'));
  const users = openUsers(join(dataDir, 'people.json'));
  const pool = { id: NAMES.USER_POOL_ID, issuer, clientSecret, users, mailbox, providers, callbacks };
  server.on('request', serveCognito(pool, account));
  return { url, issuer, mailbox };
}
