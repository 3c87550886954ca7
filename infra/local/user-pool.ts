import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Account } from './aws/signature.ts';
import { serveCognito } from './cognito/cognito.ts';
import { openMailbox } from './cognito/mailbox.ts';
import { openIssuer } from './cognito/token-issuer.ts';
import { openPeople } from './cognito/users.ts';
import { NAMES } from './names.ts';
import { listenNear } from './process/listen.ts';
import type { Parts } from './process/parts.ts';

interface Options {
  readonly dataDir: string;
  readonly account: Account;
  readonly clientId: string;
  readonly port: number;
}

/** The user pool: who has an account, the tokens they sign in with, and the mails that they are sent. */
export async function startPool({ dataDir, account, clientId, port }: Options, parts: Parts) {
  const server = createServer();
  const { url } = parts.add(await listenNear(server, port));
  const key = join(dataDir, 'signing-key.json');
  const issuer = await openIssuer(key, `${url}/${NAMES.USER_POOL_ID}`, clientId);
  const mailbox = openMailbox(join(dataDir, 'mailbox.json'));
  const people = openPeople(join(dataDir, 'people.json'));
  server.on('request', serveCognito({ id: NAMES.USER_POOL_ID, issuer, people, mailbox }, account));
  return { url, issuer, mailbox };
}
