import { randomUUID } from 'node:crypto';
import { signEvent } from '#infra/local/stripe/events.ts';
import { API_PREFIX, ROUTES, type RouteName } from '#shared/api/routes.ts';
import { createSeededRandom } from '#shared/shuffle.ts';
import { type Api, type ApiRequest, anApi, type Person } from '../../support/an-api.ts';
import { aWorksheet } from '../../support/builders.ts';
import { createRequests } from '../../support/requests.ts';
import { createTokens } from '../../support/tokens.ts';
import type { TrialRecord } from '../support/record.ts';

export const REQUEST_KINDS = ['token', 'address', 'webhook', 'event', 'raw body'] as const;

/** What stands in the document of somebody else, and must be in no answer to anybody else. */
const SECRET = 'Mia Muster of class 2b';

interface Scene {
  readonly api: Api;
  readonly victim: Person;
  readonly stranger: Person;
  /** The victim's document. */
  readonly id: string;
  readonly record: TrialRecord;
  readonly random: () => number;
  /** The part of the trials that is done, from 0 to 1. */
  readonly part: number;
}

const key = () => ({ 'idempotency-key': randomUUID() });
const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
const isForUsers = (name: RouteName): boolean => /^(?:user|admin)$/.test(ROUTES[name].access);

/** Sends what means harm to the API and to the functions of events: refused, and nobody's data in any answer. */
export async function tryRequests(
  record: TrialRecord,
  { seed, part }: { seed: number; part: number },
): Promise<void> {
  const api = await anApi();
  try {
    const [victim, stranger] = [
      await api.person('mia@school.example'),
      await api.person('eve@school.example'),
    ];
    const document = aWorksheet({ title: SECRET });
    const made = await api.call('createDocument', {
      token: victim.token,
      headers: key(),
      body: { document },
    });
    const scene = {
      api,
      victim,
      stranger,
      id: String(made.body.id),
      record,
      random: createSeededRandom(seed),
      part,
    };
    await tryTokens(scene);
    await tryAddresses(scene);
    await tryWebhooks(scene);
    await tryEvents(scene);
    await tryBodies(scene);
    const kept = await api.call('readDocument', { token: victim.token, params: { id: scene.id } });
    if (kept.status !== 200 || kept.body.version !== 1)
      record.miss('control', 'the document was changed by others');
  } finally {
    await api.stop();
  }
}

/** Takes an answer that should be a refusal. */
function expectRefusal(
  { record }: Scene,
  kind: string,
  what: string,
  { status, text }: { status: number; text: string },
) {
  record.tryOne(kind);
  record.count(`answered ${status}`);
  if (status < 400 || status >= 500) record.miss(kind, `${what} is answered ${status} ${text.slice(0, 120)}`);
  if (text.includes(SECRET)) record.miss(kind, `${what} leaks`);
}

async function send({ api }: Scene, name: RouteName, asked: ApiRequest) {
  const { status, body } = await api.call(name, asked);
  return { status, text: JSON.stringify(body) };
}

async function tryTokens(scene: Scene): Promise<void> {
  const { api, victim, id, record, random, part } = scene;
  const { good, ...bad } = createTokens(api);
  const requests = createRequests({ id, version: 1 });
  const token = await good(victim.id);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const made = await Promise.all(
    Object.entries(bad).map(async ([name, make]) => [name, await make(victim.id)] as const),
  );
  const broken: Readonly<Record<string, string>> = {
    ...Object.fromEntries(made),
    'of another signature': `${head}.${claims}.${signature.split('').reverse().join('')}`,
    'without a signature': `${head}.${claims}.`,
    'of changed claims': `${head}.${Buffer.from(JSON.stringify({ sub: victim.id })).toString('base64url')}.${signature}`,
    'of two lines': `${token.slice(0, 40)}%0d%0a${token.slice(40)}`,
    'of words': '../../etc/passwd',
    'of nothing': ' ',
    twice: `${token},${token}`,
  };
  for (const name of ROUTE_NAMES.filter(isForUsers))
    for (const [kind, bearer] of Object.entries(broken))
      if (random() < part)
        expectRefusal(
          scene,
          'token',
          `${name} with a token ${kind}`,
          await send(scene, name, { ...requests[name](), token: bearer }),
        );
  const { status } = await api.call('readDocument', { token, params: { id } });
  if (status !== 200) record.miss('control', `a good token is answered ${status}`);
}

const createAddresses = (id: string): string[] => [
  id,
  `${id}/../${id}`,
  `..%2F${id}`,
  `${id}%00`,
  `${id}%0a`,
  `${id}#x`,
  `document%23${id}`,
  `${id}' OR '1'='1`,
  `${id}*`,
  '*',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  id.toUpperCase(),
  `${id}%E2%80%AE`,
  '%FF%FE',
  '{id}',
  'x'.repeat(900),
];

/** Asks for what is the victim's as somebody else, by its own address and by those that might lead there. */
async function tryAddresses(scene: Scene): Promise<void> {
  const { stranger, id, random, part } = scene;
  const requests = createRequests({ id, version: 1 });
  const named = ROUTE_NAMES.filter((name) => ROUTES[name].path.includes('/documents/{id}'));
  for (const name of named)
    for (const address of createAddresses(id)) {
      if (random() >= part) continue;
      const { params, ...asked } = requests[name]();
      const sent = { ...asked, params: { ...params, id: address }, token: stranger.token };
      expectRefusal(scene, 'address', `${name} of ${address}`, await send(scene, name, sent));
    }
  const control = await send(scene, 'readDocument', { params: { id }, token: scene.victim.token });
  if (!control.text.includes(SECRET)) scene.record.miss('control', 'the owner cannot read the document');
}

const createEventBody = (id: string): string =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { object: 'subscription', id } },
  });

async function tryWebhooks(scene: Scene): Promise<void> {
  const { api, record, part } = scene;
  const { cacheSecret } = await import('#functions/adapters/aws/cached-secret.ts');
  const secret: string = JSON.parse(await cacheSecret(api.env.STRIPE_SECRET ?? '')()).webhook_secret;
  const deliver = async (body: string, signature: string) => {
    const response = await fetch(`${api.url}${API_PREFIX}${ROUTES.takePaymentEvent.path}`, {
      ...{ method: 'POST', body },
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
    return { status: response.status, text: await response.text() };
  };
  const now = Math.floor(Date.now() / 1000);
  const body = createEventBody('sub_elsewhere');
  const honest = signEvent(body, secret);
  const signatures = [
    '',
    'x',
    't=,v1=',
    honest.replace(/t=\d+/, 't=NaN'),
    honest.replace(/t=\d+/, 't=1e99'),
    honest.replace('v1=', 'v0='),
    honest.slice(0, -1),
    `${honest}0`,
    honest.toUpperCase(),
    honest.replace(/v1=.*/, 'v1='),
    signEvent(body, 'whsec_other'),
    signEvent(body, ''),
    signEvent(body, secret, now - 301),
    signEvent(body, secret, now + 400),
    signEvent(body, secret, now * 1000),
    signEvent(`${body} `, secret),
    `${honest},`.replace('t=', 't=-'),
  ];
  const bodies = [
    '',
    'null',
    '[]',
    '0',
    '"x"',
    '{',
    '{"id":1}',
    '{"id":"","data":{"object":{}}}',
    '{"id":"evt"}',
    '{"id":"evt","data":null}',
    '\u0000',
    '['.repeat(5000),
    '<xml/>',
  ];
  for (let time = 0; time < Math.max(1, 8 * part); time++) {
    for (const [at, signature] of signatures.entries())
      expectRefusal(scene, 'webhook', `a webhook with signature ${at}`, await deliver(body, signature));
    for (const junk of bodies)
      expectRefusal(
        scene,
        'webhook',
        `a signed webhook of ${junk.slice(0, 20)}`,
        await deliver(junk, signEvent(junk, secret)),
      );
  }
  const { status } = await deliver(body, honest);
  if (status !== 204) record.miss('control', `an honest webhook is answered ${status}`);
}

const JUNK_VALUES: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  1e21,
  Number.NaN,
  '',
  'x',
  '../x',
  [],
  {},
  [[]],
  { __proto__: null },
  true,
  'x'.repeat(10_000),
  '\u0000',
  { $ne: null },
];

/** Hands events that are none to the functions that take them: each says that it failed, and changes nothing. */
async function tryEvents(scene: Scene): Promise<void> {
  const { api, id, record, part } = scene;
  const values = JUNK_VALUES.slice(0, Math.ceil(JUNK_VALUES.length * Math.max(part, 0.3)));
  for (const value of values) {
    // A revision that is not waited for is late, and its event is done.
    const revision = typeof value === 'number' ? 'one' : value;
    const details = [value, { document_id: value }, { document_id: id, revision }, { user_id: value }];
    for (const detail of details) {
      const body = JSON.stringify({ 'detail-type': 'PublishRequested', detail });
      await expectFailure(scene, 'events/render-document', { Records: [createMessage(body)] });
      // An account or a document of such a name is none, and its end changes nothing.
      for (const [name, type] of [
        ['events/index-gallery', 'DocumentUnpublished'],
        ['events/delete-account', 'AccountDeletionRequested'],
      ] as const)
        if (
          typeof (detail as { user_id?: unknown })?.user_id !== 'string' &&
          typeof (detail as { document_id?: unknown })?.document_id !== 'string'
        )
          await expectFailure(scene, name, { 'detail-type': type, detail });
    }
    await expectFailure(scene, 'events/render-document', {
      Records: [createMessage(JSON.stringify(value) ?? 'undefined')],
    });
    await expectFailure(scene, 'events/index-gallery', { 'detail-type': value, detail: { document_id: id } });
  }
  const honest = { 'detail-type': 'DocumentUnpublished', detail: { document_id: id } };
  await api
    .invoke('events/index-gallery', honest)
    .catch((error) => record.miss('control', `an honest event: ${error}`));
}

const createMessage = (body: string) => ({
  ...{ body, receiptHandle: 'x', messageId: 'm' },
  attributes: { SentTimestamp: '0', ApproximateReceiveCount: '1' },
});

async function expectFailure({ api, record }: Scene, name: string, event: unknown): Promise<void> {
  record.tryOne('event');
  const answer = (await api.invoke(name, event).catch((error: Error) => error)) as
    | { batchItemFailures?: unknown[] }
    | Error;
  const failed = answer instanceof Error || (answer?.batchItemFailures?.length ?? 0) > 0;
  if (!failed) record.miss('event', `${name} took ${JSON.stringify(event).slice(0, 200)}`);
}

const createBodies = (): Readonly<Record<string, Buffer>> => ({
  nothing: Buffer.alloc(0),
  'half a JSON': Buffer.from('{"document":'),
  null: Buffer.from('null'),
  list: Buffer.from('[]'),
  number: Buffer.from('1e999'),
  words: Buffer.from('"x"'),
  'invalid UTF-8': Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  'UTF-16': Buffer.from('{"a":1}', 'utf16le'),
  'deep lists': Buffer.from('['.repeat(100_000)),
  'deep objects': Buffer.from('{"a":'.repeat(5000)),
  'closed depth': Buffer.from(`${'['.repeat(3000)}${']'.repeat(3000)}`),
  zeros: Buffer.alloc(2000),
  XML: Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
  form: Buffer.from('email=a&password=b'),
  page: Buffer.from('<script>ran()</script>'),
  prototype: Buffer.from('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  comments: Buffer.from('{/* */"a":1,}'),
  'wrong types': Buffer.from(
    '{"email":{},"password":[],"document":1,"name":{},"filename":[],"body":null,"code":{},"folder":{},"shared":"x","interval":{},"color":{},"type":{},"bytes":"x","checksum":[],"message":{},"id":{}}',
  ),
});

const hasBody = (name: RouteName): boolean => 'body' in ROUTES[name] && !/PATCH/.test(ROUTES[name].method);

/** Sends bodies that are none to every route that takes one. */
async function tryBodies(scene: Scene): Promise<void> {
  const { api, stranger, id, random, part, record } = scene;
  for (const name of ROUTE_NAMES.filter(hasBody)) {
    const { method, path } = ROUTES[name];
    const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => (part === 'id' ? id : 'x'));
    for (const [kind, body] of Object.entries(createBodies())) {
      if (random() >= part) continue;
      const response = await fetch(`${api.url}${API_PREFIX}${filled}`, {
        ...{ method, body: new Uint8Array(body), redirect: 'manual' },
        headers: {
          origin: api.url,
          'content-type': 'application/json',
          'if-match': '"1"',
          authorization: `Bearer ${stranger.token}`,
          ...key(),
        },
      });
      expectRefusal(scene, 'raw body', `${name} with ${kind}`, {
        status: response.status,
        text: await response.text(),
      });
    }
  }
  if ('polluted' in {}) record.miss('raw body', 'a prototype is polluted');
  const control = await api.call('createDocument', {
    token: stranger.token,
    headers: key(),
    body: { document: aWorksheet() },
  });
  if (control.status !== 201) record.miss('control', `an honest body is answered ${control.status}`);
}
