import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Account } from './aws/signature.ts';
import type { Mailbox } from './cognito/mailbox.ts';
import type { Issuer } from './cognito/token-issuer.ts';
import { authoriserOf } from './edge/authoriser.ts';
import type { TrustedKey } from './edge/cloudfront-signature.ts';
import { startFiles } from './edge/files-origin.ts';
import { gateway } from './edge/gateway.ts';
import type { LoadHandler } from './lambda/lambda.ts';
import { NAMES } from './names.ts';
import type { HasRoom } from './process/disk-space.ts';
import { listen } from './process/listen.ts';
import type { Parts } from './process/parts.ts';
import type { SidePorts } from './process/side-ports.ts';
import { stripeKeysIn } from './stripe/keys.ts';
import { startStripe } from './stripe/server.ts';

interface Options {
  readonly dataDir: string;
  readonly webDir: string;
  readonly port: number;
  readonly side: SidePorts;
  readonly account: Account;
  readonly key: TrustedKey;
  readonly storage: string;
  readonly secrets: string;
  readonly issuer: Issuer;
  readonly mailbox: Mailbox;
  readonly load: LoadHandler;
  readonly hasRoom: HasRoom;
  /** The one address of the site is put here, once it is known. */
  readonly siteOrigins: string[];
}

/** What a browser meets: the site with its API, people's files, and the page to pay on. */
export async function startSite(options: Options, parts: Parts) {
  const { dataDir, webDir, side, account, key, storage, issuer, mailbox, load, hasRoom } = options;
  const { siteOrigins } = options;
  const buckets = { published: NAMES.PUBLISHED_BUCKET, images: NAMES.IMAGES_BUCKET, storage };
  const pages = { account, key, port: side.files, siteOrigins: () => siteOrigins };
  const files = parts.add(await startFiles({ ...buckets, ...pages }));
  const server = createServer();
  const { port } = parts.add(await listen(server, options.port));
  const origin = `http://localhost:${port}`;
  siteOrigins.push(origin);
  const keys = await stripeKeysIn(options.secrets, NAMES.STRIPE_SECRET, account);
  const path = join(dataDir, 'stripe.json');
  const stripe = parts.add(await startStripe({ path, keys, site: origin, port: side.stripe }));
  const origins = { origin, filesOrigin: files.url, uploadsOrigin: storage, payments: stripe.url };
  server.on(
    'request',
    gateway({ ...origins, webDir, authorise: authoriserOf(issuer), load, mailbox, hasRoom }),
  );
  return { origin, files, stripe };
}
