import { expect, test } from 'vitest';
import { listen } from '#infra/local/process/listen.ts';
import { startCompareProxy } from './compare-proxy.ts';

/** A service that always answers the same. */
const answerWith = ([status, body]: readonly [number, object]) =>
  listen((_, response) => void response.writeHead(status).end(JSON.stringify(body)));

const item = (value: string) => ({ Item: { pk: { S: value }, tags: { SS: ['b', 'a'] } } });

test.each([
  { title: 'another item', own: [200, item('one')], reference: [200, item('two')], differs: true },
  { title: 'an item that is missing', own: [200, {}], reference: [200, item('one')], differs: true },
  {
    title: 'another refusal',
    own: [400, { __type: 'x#ConditionalCheckFailedException' }],
    reference: [400, { __type: 'x#ValidationException' }],
    differs: true,
  },
  {
    title: 'a refusal in other words',
    own: [400, { __type: 'x#ConditionalCheckFailedException', message: 'a' }],
    reference: [400, { __type: 'y#ConditionalCheckFailedException', message: 'b' }],
    differs: false,
  },
  {
    title: 'a set in another order',
    own: [200, item('one')],
    reference: [200, { Item: { pk: { S: 'one' }, tags: { SS: ['a', 'b'] } }, ConsumedCapacity: {} }],
    differs: false,
  },
] as const)(
  'of two answers, $title is found where it means something else',
  async ({ own, reference, differs }) => {
    const services = await Promise.all([answerWith(own), answerWith(reference)]);
    const told: [string, boolean][] = [];
    const proxy = await startCompareProxy({
      own: services[0].url,
      reference: services[1].url,
      tell: (operation, difference) => told.push([operation, difference !== null]),
    });
    const headers = { 'x-amz-target': 'DynamoDB_20120810.GetItem' };
    const answer = await fetch(proxy.url, { method: 'POST', headers, body: '{}' });
    expect([answer.status, await answer.json()]).toEqual(own);
    expect(told).toEqual([['GetItem', differs]]);
    await Promise.all([proxy, ...services].map((one) => one.stop()));
  },
);
