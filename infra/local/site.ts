import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Account } from './aws/signature.ts';
import type { Mailbox } from './cognito/mailbox.ts';
import type { TokenIssuer } from './cognito/token-issuer.ts';
import { createAuthoriser } from './edge/authoriser.ts';
import type { TrustedKey } from './edge/cloudfront-signature.ts';
import type { Edge } from './edge/edge.ts';
import { startFilesOrigin } from './edge/files-origin.ts';
import { createGateway } from './edge/gateway.ts';
import type { Functions } from './lambda/functions.ts';
import { ACCOUNT_ID, NAMES } from './names.ts';
import type { HasRoom } from './process/disk-space.ts';
import { listen } from './process/listen.ts';
import type { SidePorts } from './process/side-ports.ts';
import type { StopList } from './process/stop-list.ts';
import { openStripeKeys } from './stripe/keys.ts';
import { startStripe } from './stripe/server.ts';

interface Options {
  readonly dataDir: string;
  readonly webDir: string;
  readonly port: number;
  readonly sidePorts: SidePorts;
  readonly account: Account;
  readonly key: TrustedKey;
  readonly storage: string;
  readonly secrets: string;
  readonly issuer: TokenIssuer;
  readonly mailbox: Mailbox;
  readonly functions: Functions;
  readonly edge: Edge;
  readonly hasRoom: HasRoom;
  /** Receives the site's address once it is known. */
  readonly siteOrigins: string[];
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts what a browser reaches: the site with its API, users' files, and the page to pay on. */
export async function startSite(options: Options, running: StopList) {
  const { dataDir, webDir, sidePorts, account, key, storage, issuer, mailbox, functions, hasRoom } = options;
  const { siteOrigins, edge } = options;
  const buckets = { published: NAMES.PUBLISHED_BUCKET, images: NAMES.IMAGES_BUCKET, storage };
  const pages = {
    account: { ...account, ...issueFilesKey(account) },
    key,
    port: sidePorts.files,
    siteOrigins: () => siteOrigins,
    firewall: edge.firewall,
  };
  const files = running.add(await startFilesOrigin({ ...buckets, ...pages }));
  const server = createServer();
  const { port } = running.add(await listen(server, options.port));
  const origin = `http://localhost:${port}`;
  siteOrigins.push(origin);
  const keys = await openStripeKeys(options.secrets, NAMES.STRIPE_SECRET, account);
  const path = join(dataDir, 'stripe.json');
  const stripe = running.add(await startStripe({ path, keys, site: origin, port: sidePorts.stripe }));
  const origins = { origin, filesOrigin: files.url, uploadsOrigin: storage, payments: stripe.url };
  server.on(
    'request',
    createGateway({
      ...{ ...origins, webDir, authorise: createAuthoriser(issuer), functions, mailbox, hasRoom, edge },
    }),
  );
  return { origin, files, stripe };
}

/** Issues the key pair with which CloudFront reads the buckets, as far as their policies let its distribution. */
const issueFilesKey = ({ keys }: Account) =>
  keys.issue('LOCAL-cloudfront-files', {
    service: 'cloudfront.amazonaws.com',
    sourceArn: `arn:aws:cloudfront::${ACCOUNT_ID}:distribution/Distribution`,
  });
