import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES, type RouteName } from '#shared/api/routes.ts';
import { type Api, anApi, type Person } from '../support/an-api.ts';
import { createDocumentIn, type StandingDocument } from '../support/document-states.ts';
import { givePremium, takePremium } from '../support/give-premium.ts';
import { makeAdmin } from '../support/make-admin.ts';
import { createRequests } from '../support/requests.ts';
import { aPlanToSuspend } from '../support/suspend-plan.ts';
import { createTokens } from '../support/tokens.ts';
import { ALL_ELSE, ONE_DOCUMENT, STATES, type State } from './authorisation-table.ts';

/** Every route × every kind of caller × every state of a document, against the table that people read. */

const NAMES = ['free', 'premium', 'suspended', 'stranger', 'admin'] as const;
const OWNERS = ['free', 'premium', 'suspended'] as const;

let api: Api;
let people: Record<(typeof NAMES)[number], Person>;
let bad: [name: string, token: string][];
const standing = new Map<string, StandingDocument>();

const names = Object.keys(ROUTES) as RouteName[];
const isOneDocumentRoute = (name: RouteName) => ROUTES[name].path.includes('{id}');
let pairs = 0;

beforeAll(async () => {
  api = await anApi();
  const [free, premium, suspended, stranger, admin] = await Promise.all(
    NAMES.map((name) => api.person(`${name}@example.org`)),
  );
  if (!free || !premium || !suspended || !stranger || !admin) throw new Error('Somebody is missing');
  people = { free, premium, suspended, stranger, admin };
  // What is private was published by somebody with a plan; whether it is still theirs does not depend on it.
  await Promise.all([free, premium].map(givePremium));
  const suspend = await aPlanToSuspend(api, suspended);
  await makeAdmin(admin);
  const { good: _, ...kinds } = createTokens(api);
  bad = await Promise.all(
    Object.entries(kinds).map(async ([kind, make]) => [kind, await make(free.id)] as [string, string]),
  );
  const all = OWNERS.flatMap((owner) => STATES.map((state) => ({ owner, state })));
  await Promise.all(
    all.map(async ({ owner, state }) =>
      standing.set(`${owner} ${state}`, await createDocumentIn(api, people[owner], state)),
    ),
  );
  await Promise.all([takePremium(free), suspend()]);
});
afterAll(() => api.stop());

type Row = Record<string, string>;

/** The lines of a table by the names of its columns. */
function parseRows(table: string): Row[] {
  const [head = [], ...lines] = table
    .trim()
    .split('\n')
    .map((line) => line.split(/ +/));
  return lines.map((line) => Object.fromEntries(head.map((column, at) => [column, line[at] ?? ''])));
}

const parseStatus = (text: string | undefined) => (text === '·' ? 404 : Number(text));

/** Who calls, and whose documents they call about. */
interface Caller {
  readonly name: string;
  readonly token?: string;
  readonly owner: (typeof OWNERS)[number];
  readonly kind: 'nobody' | 'bad' | 'other' | 'owner' | 'suspended';
}

function listCallers(): Caller[] {
  const { free, premium, suspended, stranger, admin } = people;
  return [
    { name: 'nobody', owner: 'free', kind: 'nobody' },
    ...bad.map(([name, token]) => ({ name, token, owner: 'free', kind: 'bad' }) as const),
    { name: 'another', token: stranger.token, owner: 'free', kind: 'other' },
    { name: 'another, of somebody premium', token: stranger.token, owner: 'premium', kind: 'other' },
    { name: 'another who is premium', token: premium.token, owner: 'free', kind: 'other' },
    { name: 'another who is suspended', token: suspended.token, owner: 'free', kind: 'other' },
    { name: 'an administrator', token: admin.token, owner: 'free', kind: 'other' },
    { name: 'the owner', token: free.token, owner: 'free', kind: 'owner' },
    { name: 'the owner who is premium', token: premium.token, owner: 'premium', kind: 'owner' },
    { name: 'the owner who is suspended', token: suspended.token, owner: 'suspended', kind: 'suspended' },
  ];
}

/** A bad token is refused before anybody looks for the document: one state is enough, the one that shows most. */
const listStatesFor = ({ kind }: Caller): readonly State[] => (kind === 'bad' ? ['public'] : STATES);

/**
 * What the table says. Whoever is suspended is an owner, where it has no line of theirs; whoever is not signed in
 * is refused.
 */
function getExpected(rows: readonly Row[], name: RouteName, { kind }: Caller, state: State): number {
  const of = (wanted: string) => rows.find(({ route, caller }) => route === name && caller === wanted);
  const row = of(kind) ?? (kind === 'suspended' ? of('owner') : undefined);
  return row ? parseStatus(row[state]) : 401;
}

test('every route is in the table, once for each kind of caller that it knows', () => {
  const ofOne = parseRows(ONE_DOCUMENT);
  const listCallersOfRoute = (name: RouteName) =>
    ofOne.filter(({ route, caller }) => route === name && caller !== 'suspended').map(({ caller }) => caller);
  expect(new Set(ofOne.map(({ route }) => route))).toEqual(new Set(names.filter(isOneDocumentRoute)));
  for (const name of names.filter(isOneDocumentRoute))
    expect([name, listCallersOfRoute(name)]).toEqual([
      name,
      ROUTES[name].access === 'user' ? ['owner', 'other'] : ['owner', 'other', 'nobody'],
    ]);
  const rest = parseRows(ALL_ELSE).map(({ route }) => route);
  expect([...rest].sort()).toEqual(names.filter((name) => !isOneDocumentRoute(name)).sort());
});

test.each(names.filter(isOneDocumentRoute))(
  '%s answers each caller in each state as the table says',
  async (name) => {
    const rows = parseRows(ONE_DOCUMENT);
    const found: string[] = [];
    const wanted: string[] = [];
    for (const caller of listCallers())
      for (const state of listStatesFor(caller)) {
        const document = standing.get(`${caller.owner} ${state}`);
        if (!document) throw new Error(`No document is ${state}`);
        const { status } = await api.call(name, { ...createRequests(document)[name](), token: caller.token });
        if (status < 300 && ROUTES[name].method !== 'GET') await document.reset();
        found.push(`${caller.name}, ${state}: ${status}`);
        wanted.push(`${caller.name}, ${state}: ${getExpected(rows, name, caller, state)}`);
      }
    pairs += found.length;
    expect(found).toEqual(wanted);
  },
);

test.each(parseRows(ALL_ELSE))('$route answers each caller as the table says', async (row) => {
  const name = row.route as RouteName;
  const ask = createRequests({ id: 'nowhere', version: 1 })[name];
  const asked: [name: string, token: string | undefined, column: string][] = [
    ['nobody', undefined, 'nobody'],
    ...bad.map(([kind, token]): [string, string, string] => [kind, token, 'bad']),
    ['free', people.free.token, 'user'],
    ['premium', people.premium.token, 'user'],
    ['suspended', people.suspended.token, 'suspended'],
    ['admin', people.admin.token, 'admin'],
  ];
  const answers = await Promise.all(
    asked.map(async ([who, token]) => [who, (await api.call(name, { ...ask(), token })).status]),
  );
  pairs += answers.length;
  expect(answers).toEqual(asked.map(([who, , column]) => [who, parseStatus(row[column])]));
});

test('the matrix has more than a thousand pairs', () => {
  expect(pairs).toBeGreaterThan(1_000);
});
