import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createFakes } from '#test/fakes/fakes.ts';
import { createIdentity } from '#test/fakes/identity.ts';
import { TRIES } from '../access/tries.ts';
import { logInBySteps } from './second-step.ts';
import { confirmTwoStep, endTwoStep, readSecurity, renewRecoveryCodes, startTwoStep } from './two-step.ts';

const email = 'ann@example.org';
const password = 'secret-99';
const network = '192.0.2.7';

/** Somebody who is signed up; `tell` gives the code of their app, `later` half minutes from now. */
async function aPerson() {
  const { identity, accounts, findCode } = createIdentity();
  const fakes = createFakes({ identity, accounts });
  await identity.signUp(email, password);
  await identity.confirm(email, findCode(email));
  const { session } = await logInBySteps(fakes, { email, password }, network);
  return { ports: fakes, caller: { id: session.user.id } };
}

async function aPersonWithTwoSteps() {
  const person = await aPerson();
  const { secret } = await startTwoStep(person.ports, person.caller, { password, network });
  const tell = (later: -1 | 0 | 1) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 });
  const confirm = { password, code: tell(-1), network };
  const { recovery_codes } = await confirmTwoStep(person.ports, person.caller, confirm);
  return { ...person, tell, recovery_codes };
}

const createOtherCode = (code: string) => (code === '000000' ? '000001' : '000000');

test('two-step sign-in counts once a code of the app has come back', async () => {
  const { ports, caller } = await aPerson();
  const { secret, address } = await startTwoStep(ports, caller, { password, network });
  expect(address).toBe(`otpauth://totp/Handout%3Aann%40example.org?secret=${secret}&issuer=Handout`);
  const right = new TOTP({ secret }).generate();
  const wrong = { password, code: createOtherCode(right), network };
  await expect(confirmTwoStep(ports, caller, wrong)).rejects.toMatchObject({ code: 'wrong_code' });
  await logInBySteps(ports, { email, password }, network);
  expect(await readSecurity(ports, caller)).toMatchObject({ two_step: false, recovery_codes_left: 0 });
  const { recovery_codes } = await confirmTwoStep(ports, caller, { password, code: right, network });
  expect(new Set(recovery_codes).size).toBe(10);
  expect(await readSecurity(ports, caller)).toMatchObject({ two_step: true, recovery_codes_left: 10 });
  expect(ports.sentMails).toMatchObject([{ to: email, subject: 'Two-step sign-in is on' }]);
});

test('a password alone signs nobody in then, and a code is good once', async () => {
  const { ports, tell } = await aPersonWithTwoSteps();
  const logIn = (code?: string) => logInBySteps(ports, { email, password, code }, network);
  await expect(logIn()).rejects.toMatchObject({ code: 'two_step_required' });
  await expect(logIn(createOtherCode(tell(0)))).rejects.toMatchObject({ code: 'wrong_code' });
  const code = tell(0);
  await logIn(code);
  await expect(logIn(code)).rejects.toMatchObject({ code: 'wrong_code' });
});

test('a recovery code is good once, lets its owner in, and switches the second step off', async () => {
  const { ports, caller, recovery_codes } = await aPersonWithTwoSteps();
  const [code = ''] = recovery_codes;
  const logIn = (typed: string) => logInBySteps(ports, { email, password, code: typed }, network);
  await expect(logIn('0000-0000-0000-0000')).rejects.toMatchObject({ code: 'wrong_code' });
  await logIn(code.toLowerCase().replaceAll('-', ' '));
  expect(await readSecurity(ports, caller)).toMatchObject({ two_step: false });
  expect(ports.sentMails.at(-1)).toMatchObject({ to: email, subject: 'Two-step sign-in is off' });
  await logInBySteps(ports, { email, password }, network);
  expect(await ports.recoveryCodes.count(caller.id)).toBe(9);
});

test('of tries at the same time one uses a recovery code', async () => {
  const { ports, caller, recovery_codes } = await aPersonWithTwoSteps();
  const [code = ''] = recovery_codes;
  await Promise.allSettled(
    Array.from({ length: 5 }, () => logInBySteps(ports, { email, password, code }, network)),
  );
  expect(await ports.recoveryCodes.count(caller.id)).toBe(9);
});

test('second steps are counted once the password was right, so that a stranger uses up nobody’s', async () => {
  const { ports, tell } = await aPersonWithTwoSteps();
  const { limit } = TRIES.secondSteps.strangers;
  const tryCode = (typed: string, code: string) =>
    logInBySteps(ports, { email, password: typed, code }, network);
  for (let count = 0; count < 4; count += 1)
    await expect(tryCode('guessed password', '123456')).rejects.toMatchObject({ code: 'wrong_password' });
  // The code of the set-up was the first.
  for (let count = 1; count < limit; count += 1)
    await expect(tryCode(password, 'no recovery code')).rejects.toMatchObject({ code: 'wrong_code' });
  await expect(tryCode(password, tell(0))).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('new recovery codes and the end of two-step sign-in ask for password and code', async () => {
  const { ports, caller, tell, recovery_codes } = await aPersonWithTwoSteps();
  const without = { password, network };
  await expect(endTwoStep(ports, caller, without)).rejects.toMatchObject({ code: 'two_step_required' });
  await expect(renewRecoveryCodes(ports, caller, without)).rejects.toMatchObject({
    code: 'two_step_required',
  });
  const wrong = { password: 'guessed password', code: tell(0), network };
  await expect(endTwoStep(ports, caller, wrong)).rejects.toMatchObject({
    code: 'invalid',
    problems: [{ where: 'password' }],
  });
  const renewed = await renewRecoveryCodes(ports, caller, { password, code: tell(0), network });
  expect(renewed.recovery_codes).not.toContain(recovery_codes[0]);
  await expect(
    logInBySteps(ports, { email, password, code: recovery_codes[0] }, network),
  ).rejects.toMatchObject({ code: 'wrong_code' });
  await endTwoStep(ports, caller, { password, code: tell(1), network });
  await logInBySteps(ports, { email, password }, network);
});

test('asking for the password again leaves no session behind', async () => {
  const { identity, accounts, findCode } = createIdentity();
  await identity.signUp(email, password);
  await identity.confirm(email, findCode(email));
  const begun: string[] = [];
  const watched = {
    ...identity,
    logIn: async (...given: Parameters<typeof identity.logIn>) => {
      const tokens = await identity.logIn(...given);
      begun.push(tokens.refresh_token);
      return tokens;
    },
  };
  const ports = createFakes({ identity: watched, accounts });
  const { session } = await logInBySteps(ports, { email, password }, network);
  await startTwoStep(ports, { id: session.user.id }, { password, network });
  expect(begun).toHaveLength(2);
  await expect(identity.refresh(begun[1] ?? '')).rejects.toMatchObject({ code: 'session_ended' });
});
