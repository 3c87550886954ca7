import { beforeAll, describe, expect, test } from 'vitest';
import type { Logins } from '#functions/ports/identity.ts';
import { createSides } from './ports.ts';

/** Which login of the user pool opens which account: one suite for the fake and for the adapter. */
const sides = createSides<{ readonly open: () => Logins }>({
  fake: ({ logins }) => ({ open: () => logins }),
  adapter: async () => {
    const { createDynamoLogins } = await import('#functions/adapters/dynamo/dynamo-logins.ts');
    // A function of its own, which has looked up nothing yet.
    return { open: createDynamoLogins };
  },
});

describe.each(sides)('$side', ({ open: openSide }) => {
  let open: () => Logins;
  beforeAll(async () => {
    ({ open } = await openSide());
  });

  test('a login opens the account of the same id, and that account has no other login', async () => {
    const logins = open();
    expect(await logins.findAccountId('ann')).toBe('ann');
    expect(await logins.findLogin('ann')).toBe('ann');
  });

  test('a login that was moved opens the account, for whoever asked before and for whoever asks first', async () => {
    const logins = open();
    expect(await logins.findAccountId('new-ben')).toBe('new-ben');
    await logins.move('ben', 'new-ben');
    for (const one of [logins, open()]) {
      expect(await one.findAccountId('new-ben')).toBe('ben');
      expect(await one.findLogin('ben')).toBe('new-ben');
    }
    expect(await open().findAccountId('ben')).toBe('ben');
  });

  test('a move that is repeated changes nothing, and a later one names the newest login', async () => {
    const logins = open();
    await logins.move('cleo', 'second');
    await logins.move('cleo', 'second');
    expect(await open().findLogin('cleo')).toBe('second');
    await logins.move('cleo', 'third');
    expect(await open().findLogin('cleo')).toBe('third');
    expect(await open().findAccountId('second')).toBe('cleo');
    expect(await open().findAccountId('third')).toBe('cleo');
  });

  test('to end a login leaves the others, and makes no row of one that was never moved', async () => {
    const logins = open();
    await logins.move('dora', 'new-dora');
    await logins.end('new-dora');
    await logins.end('nobody');
    expect(await open().findLogin('dora')).toBe('new-dora');
    expect(await open().findAccountId('nobody')).toBe('nobody');
  });

  test('the last tokens of a login that ended lead to its account until they are over', async () => {
    const logins = open();
    await logins.move('erik', 'new-erik');
    await logins.end('new-erik');
    expect(await open().findAccountId('new-erik')).toBe('erik');
  });
});
