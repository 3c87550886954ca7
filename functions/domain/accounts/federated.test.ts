import { expect, test, vi } from 'vitest';
import { createFakes } from '#test/fakes/fakes.ts';
import { createFederation, GOOGLE, SCHOOL, type Visitor } from '#test/fakes/federation.ts';
import { finishSignIn, startSignIn } from './federated.ts';

const ann: Visitor = { provider: GOOGLE, userId: '7', email: 'Ann@example.org', isVerified: true };

/** A pool and a browser that goes where it is sent, signed in at the provider all along. */
function aBrowser() {
  const pool = createFederation();
  const identity = { ...createFakes().identity, revoke: vi.fn(async () => undefined) };
  const fakes = { ...createFakes({ federation: pool.federation, links: pool.links, identity }) };
  const signIn = async (visitor: Visitor) => {
    let next = startSignIn(fakes, visitor.provider.id);
    for (;;) {
      const { started } = next;
      const answer = { code: pool.visit(visitor), state: started.state };
      const reached = await finishSignIn(fakes, started, answer);
      if ('refresh_token' in reached) return reached;
      next = reached;
    }
  };
  return { ...pool, fakes, signIn };
}
const isRefusedAs = (code: string) => ({ name: 'ApiError', code });

test('who comes for the first time gets an account with a profile, and the same one each time after', async () => {
  const { signIn, accounts, fakes } = aBrowser();
  expect(await signIn(ann)).toMatchObject({ refresh_token: 'refresh' });
  await signIn(ann);
  expect(accounts.size).toBe(1);
  const [own] = accounts.values();
  expect(own).toMatchObject({ email: 'ann@example.org', isVerified: true });
  expect(await fakes.users.find(own?.id ?? '')).toMatchObject({ email: 'ann@example.org' });
  expect(fakes.identity.revoke).toHaveBeenCalledTimes(1);
});

test('an address that the provider has verified opens the account that has it; one that it has not opens none', async () => {
  const { signIn, accounts, linked } = aBrowser();
  accounts.set('own', { id: 'own', email: 'ann@example.org', isWaiting: false, isVerified: true });
  await expect(signIn({ ...ann, isVerified: false })).rejects.toMatchObject(
    isRefusedAs('unverified_address'),
  );
  expect(linked.size).toBe(0);
  await signIn(ann);
  expect([...linked.values()]).toEqual(['own']);
});

test('an account whose own address is not verified is linked to nobody', async () => {
  const { signIn, accounts } = aBrowser();
  accounts.set('own', { id: 'own', email: 'ann@example.org', isWaiting: false, isVerified: false });
  await expect(signIn(ann)).rejects.toMatchObject(isRefusedAs('unverified_address'));
});

test('a sign-up that nobody has confirmed gives way, so that its password opens nothing', async () => {
  const { signIn, accounts, linked } = aBrowser();
  accounts.set('waiting', { id: 'waiting', email: 'ann@example.org', isWaiting: true, isVerified: false });
  await signIn(ann);
  expect(accounts.has('waiting')).toBe(false);
  expect([...linked.values()]).not.toContain('waiting');
});

test('a school vouches for its own domains alone, whatever it says is verified', async () => {
  const { signIn, linked } = aBrowser();
  const kim = { provider: SCHOOL, userId: 'kim', email: 'kim@river.example', isVerified: false };
  await signIn(kim);
  for (const email of ['ann@example.org', 'kim@evil-river.example', 'kim@river.example.org'])
    await expect(signIn({ ...kim, userId: 'other', email, isVerified: true })).rejects.toMatchObject(
      isRefusedAs('unverified_address'),
    );
  expect(linked.size).toBe(1);
});

test('a provider that gives an account another address later changes nothing of it', async () => {
  const { signIn, accounts } = aBrowser();
  const kim = { provider: SCHOOL, userId: 'kim', email: 'kim@river.example', isVerified: false };
  await signIn(kim);
  await signIn({ ...kim, email: 'ann@example.org' });
  expect([...accounts.values()]).toMatchObject([{ email: 'kim@river.example', isVerified: true }]);
});

test('an answer to another browser’s sign-in, or to none, signs nobody in', async () => {
  const { fakes, visit } = aBrowser();
  const { started } = startSignIn(fakes, 'google');
  for (const [mine, state] of [
    [started, 'made up'],
    [started, undefined],
    [undefined, started.state],
  ] as const)
    await expect(finishSignIn(fakes, mine, { code: visit(ann), state })).rejects.toMatchObject(
      isRefusedAs('sign_in_failed'),
    );
  const used = { code: 'used', state: started.state };
  await expect(finishSignIn(fakes, started, used)).rejects.toMatchObject(isRefusedAs('sign_in_failed'));
  expect(() => startSignIn(fakes, 'unknown')).toThrow();
});

test('an identity that cannot be linked ends in an error, not in a circle; one of another provider than asked, too', async () => {
  const { fakes, visit } = aBrowser();
  const links = { ...fakes.links, link: async () => undefined };
  const first = startSignIn(fakes, 'google');
  const answer = ({ started }: typeof first) => ({ code: visit(ann), state: started.state });
  const second = await finishSignIn({ ...fakes, links }, first.started, answer(first));
  if ('refresh_token' in second) throw new Error('Signed in without a link');
  await expect(finishSignIn({ ...fakes, links }, second.started, answer(second))).rejects.toMatchObject(
    isRefusedAs('sign_in_failed'),
  );
  const asked = startSignIn(fakes, 'river');
  await expect(finishSignIn(fakes, asked.started, answer(asked))).rejects.toMatchObject(
    isRefusedAs('sign_in_failed'),
  );
});
