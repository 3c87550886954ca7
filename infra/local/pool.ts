import { createServer } from 'node:http';
import { join } from 'node:path';
import { serveCognito } from './cognito.ts';
import { openIssuer } from './issuer.ts';
import { listenNear } from './listen.ts';
import { openMailbox } from './mailbox.ts';
import { NAMES } from './names.ts';
import type { Parts } from './parts.ts';
import { openPeople } from './people.ts';
import type { Account } from './sigv4.ts';

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
