import { ROUTES, type RouteName } from '#shared/api/routes.ts';
import { createRequests } from '../../support/requests.ts';
import { createTokens } from '../../support/tokens.ts';
import { expectRefusal, ROUTE_NAMES, type Scene, send } from './scene.ts';

const isForUsers = (name: RouteName): boolean => /^(?:user|admin)$/.test(ROUTES[name].access);

/** Sends every request of users with tokens that are none. */
export async function tryTokens(scene: Scene): Promise<void> {
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
