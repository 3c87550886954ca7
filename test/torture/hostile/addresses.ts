import { ROUTES } from '#shared/api/routes.ts';
import { createRequests } from '../../support/requests.ts';
import { expectRefusal, ROUTE_NAMES, type Scene, SECRET, send } from './scene.ts';

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
export async function tryAddresses(scene: Scene): Promise<void> {
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
