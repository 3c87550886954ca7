import { API_PREFIX, ROUTES, type RouteName } from '#shared/api/routes.ts';
import { aWorksheet } from '../../support/builders.ts';
import { createKey, expectRefusal, ROUTE_NAMES, type Scene } from './scene.ts';

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
export async function tryBodies(scene: Scene): Promise<void> {
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
          ...createKey(),
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
    headers: createKey(),
    body: { document: aWorksheet() },
  });
  if (control.status !== 201) record.miss('control', `an honest body is answered ${control.status}`);
}
