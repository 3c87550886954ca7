import { expect, test } from 'vitest';
import { createFakes, type Fakes } from '#test/fakes/fakes.ts';
import { createIdentity } from '#test/fakes/identity.ts';
import { IdentityError } from '../../errors/identity-error.ts';
import { TRIES } from '../access/tries.ts';
import { confirmEmailChange, startEmailChange } from './email-change.ts';
import { resetPassword } from './forgotten-password.ts';
import { logIn } from './sessions.ts';

const email = 'ann@example.org';
const another = 'ann@school.example';
const password = 'secret-99';
const network = '192.0.2.7';

async function aPerson(): Promise<{
  ports: Fakes;
  caller: { id: string };
  findPoolCode: (email: string) => string;
}> {
  const { identity, accounts, findCode } = createIdentity();
  const ports = createFakes({ identity, accounts });
  await identity.signUp(email, password);
  await identity.confirm(email, findCode(email));
  const { session } = await logIn(ports, { email, password });
  return { ports, caller: { id: session.user.id }, findPoolCode: findCode };
}

const start = ({ ports, caller }: Awaited<ReturnType<typeof aPerson>>, given = {}) =>
  startEmailChange(ports, caller, { email: another, password, network, ...given });
const findMails = (ports: Fakes, to: string) => ports.sentMails.filter((mail) => mail.to === to);
const findCode = (ports: Fakes) => /\d{6}/.exec(findMails(ports, another).at(-1)?.text ?? '')?.[0] ?? '';
const createOtherCode = (code: string) => (code === '000000' ? '000001' : '000000');

test('an address changes once the code that was mailed to the new one comes back', async () => {
  const person = await aPerson();
  const { ports, caller } = person;
  const set: string[] = [];
  const links = {
    ...ports.links,
    setAddress: async (id: string, to: string) => void set.push(`${id} ${to}`),
  };
  await start(person, { email: ` ${another.toUpperCase()} ` });
  expect((await ports.users.find(caller.id))?.email).toBe(email);
  const code = findCode(ports);
  const confirm = (typed: string) =>
    confirmEmailChange({ ...ports, links }, caller, { code: typed, network });
  await expect(confirm(createOtherCode(code))).rejects.toMatchObject({ code: 'wrong_code' });
  expect(set).toEqual([]);
  expect(await confirm(code)).toMatchObject({ id: caller.id, email: another });
  expect(set).toEqual([`${caller.id} ${another}`]);
  expect(findMails(ports, email).map(({ subject }) => subject)).toEqual([
    'A new address for your account',
    'Your account has a new address',
  ]);
  await expect(confirm(code)).rejects.toMatchObject({ code: 'expired_code' });
});

test('a new password ends a change of address that waits, which somebody else may have begun', async () => {
  const person = await aPerson();
  const { ports, caller } = person;
  await start(person);
  const code = findCode(ports);
  await ports.identity.sendResetCode(email);
  const reset = { email, code: person.findPoolCode(email), password: 'another-secret-9' };
  await resetPassword(ports, reset);
  await expect(confirmEmailChange(ports, caller, { code, network })).rejects.toMatchObject({
    code: 'expired_code',
  });
  expect((await ports.users.find(caller.id))?.email).toBe(email);
});

test('the address that was left is told what helps: a new password cannot be asked for with it', async () => {
  const person = await aPerson();
  const { ports, caller } = person;
  await start(person);
  await confirmEmailChange(ports, caller, { code: findCode(ports), network });
  const text = findMails(ports, email).at(-1)?.text;
  expect(text).toContain('Ask us a question');
  expect(text).not.toContain('Forgot your password');
});

test('a code is good for an hour, and the next one takes its place', async () => {
  const person = await aPerson();
  const { ports, caller } = person;
  await start(person);
  const first = findCode(ports);
  await start(person);
  const second = findCode(ports);
  if (first !== second)
    await expect(confirmEmailChange(ports, caller, { code: first, network })).rejects.toMatchObject({
      code: 'wrong_code',
    });
  ports.advanceClock(3600_001);
  await expect(confirmEmailChange(ports, caller, { code: second, network })).rejects.toMatchObject({
    code: 'expired_code',
  });
});

test('it asks for the password, and mails nobody without it', async () => {
  const person = await aPerson();
  await expect(start(person, { password: 'guessed password' })).rejects.toMatchObject({
    code: 'invalid',
    problems: [{ where: 'password', message: 'This password is not right.' }],
  });
  await expect(start(person, { email: email.toUpperCase() })).rejects.toMatchObject({
    problems: [{ where: 'email', message: 'This is your address already.' }],
  });
  expect(person.ports.sentMails).toEqual([]);
});

test('an address that has an account gets the same answer, after the same time, and no code', async () => {
  const [free, taken] = [await aPerson(), await aPerson()];
  const own = { id: 'other', email: another, isWaiting: false, isVerified: true };
  const links = { ...taken.ports.links, findOwn: async () => own };
  const ports = { ...taken.ports, links };
  for (const person of [free, { ...taken, ports }]) {
    const before = person.ports.clock.now().getTime();
    expect(await start(person)).toBeUndefined();
    expect(person.ports.clock.now().getTime() - before).toBe(400);
  }
  expect(findMails(taken.ports, another)).toMatchObject([{ subject: 'You have a Handout account' }]);
  expect(findCode(taken.ports)).toBe('');
});

test('a sign-up that nobody confirmed gives way to who has proved the address', async () => {
  const person = await aPerson();
  const { ports, caller } = person;
  const waiting = { id: 'stranger', email: another, isWaiting: true, isVerified: false };
  const removed: string[] = [];
  const links = {
    ...ports.links,
    findOwn: async () => waiting,
    remove: async (id: string) => void removed.push(id),
  };
  await start({ ...person, ports: { ...ports, links } });
  await confirmEmailChange({ ...ports, links }, caller, { code: findCode(ports), network });
  expect(removed).toEqual(['stranger']);
});

test('an address that was taken meanwhile stays another’s, and nothing changes', async () => {
  const person = await aPerson();
  const { ports, caller } = person;
  await start(person);
  const setAddress = () => Promise.reject(new IdentityError('email_taken'));
  const links = { ...ports.links, setAddress };
  await expect(
    confirmEmailChange({ ...ports, links }, caller, { code: findCode(ports), network }),
  ).rejects.toMatchObject({ problems: [{ where: 'code' }] });
  expect((await ports.users.find(caller.id))?.email).toBe(email);
});

test('guesses of the mailed code end after so many, of a right one too', async () => {
  const person = await aPerson();
  const { ports, caller } = person;
  await start(person);
  const code = findCode(ports);
  for (let count = 0; count < TRIES.addressCodes.own.limit; count += 1)
    await expect(
      confirmEmailChange(ports, caller, { code: createOtherCode(code), network }),
    ).rejects.toMatchObject({ code: 'wrong_code' });
  await expect(confirmEmailChange(ports, caller, { code, network })).rejects.toMatchObject({
    code: 'too_many_requests',
  });
});

test('a stage without a sender says so, and changes nothing', async () => {
  const person = await aPerson();
  const ports = { ...person.ports, mails: { ...person.ports.mails, isOn: false } };
  await expect(start({ ...person, ports })).rejects.toMatchObject({ code: 'unavailable' });
});
