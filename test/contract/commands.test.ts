// @module-tag slow
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveEnvironment } from '../../bin/environment.ts';
import { type Api, anApi } from '../support/an-api.ts';

let api: Api;
beforeAll(async () => {
  api = await anApi();
  saveEnvironment(api.dataDir, api.env);
});
afterAll(() => api.stop());

const bin = join(import.meta.dirname, '../../bin');

/** Runs a command as an operator on the machine does, who knows the data folder and nothing else. */
async function run(command: string, ...given: string[]) {
  const env = { PATH: process.env.PATH, HANDOUT_DATA: api.dataDir };
  const node = promisify(execFile)(process.execPath, [join(bin, `${command}.ts`), ...given], { env });
  return node.catch((error: { stdout: string; stderr: string; code: number }) => error);
}

test('an operator sets a plan by e-mail address', async () => {
  const { token } = await api.person('ann@example.org');
  const plan = async () => (await api.call('initializeUser', { token })).body.plan;
  expect(await plan()).toBe('free');
  expect((await run('plan', 'Ann@Example.org', 'premium')).stdout).toBe(
    'ann@example.org is on the premium plan.\n',
  );
  expect(await plan()).toBe('premium');
});

test.each([
  ['plan', ['nobody@example.org', 'premium'], 'Nobody signed up as nobody@example.org.'],
  ['plan', ['ann@example.org', 'gold'], 'There is no plan gold; there are free, premium.'],
  ['plan', [], 'Usage: npm run plan -- EMAIL free|premium'],
  ['role', ['ann@example.org', 'owner'], 'There is no role owner; there are admin, user.'],
  [
    'flag',
    ['ann@example.org', 'owner', 'on'],
    'There is no flag owner; there are limit_student_fields, preset_number_of_lines.',
  ],
  ['redrive', ['render'], 'There is no place for “render”.\nUsage: npm run redrive'],
])('the %s command refuses %j in words', async (command, given, words) => {
  expect(await run(command, ...given)).toMatchObject({ code: 1, stderr: `${words}\n` });
});

test('a deployed stage that lacks a variable is named by it, not taken for a machine where nothing runs', async () => {
  const env = { PATH: process.env.PATH, TABLE_NAME: 'handout', AWS_REGION: 'eu-west-1' };
  const failed = await promisify(execFile)(process.execPath, [join(bin, 'redrive.ts')], { env }).catch(
    (error) => error,
  );
  expect(failed).toMatchObject({
    code: 1,
    stderr: 'Missing or wrong in the environment: RENDER_QUEUE_URL\n',
  });
});

test('an operator makes an administrator by e-mail address, and takes it back', async () => {
  const { token } = await api.person('eve@example.org');
  const help = async () => (await api.call('listHelpRequests', { token })).status;
  expect((await run('role', 'Eve@Example.org', 'admin')).stdout).toBe(
    'eve@example.org is an administrator.\n',
  );
  expect(await help()).toBe(200);
  expect((await run('role', 'eve@example.org', 'user')).stdout).toBe(
    'eve@example.org is no administrator.\n',
  );
  expect(await help()).toBe(403);
});

test('an operator switches a flag of an account, and leaves the others as they are', async () => {
  const { token } = await api.person('flo@example.org');
  const readFlags = async () => (await api.call('initializeUser', { token })).body.flags;
  expect(await readFlags()).toEqual({ limit_student_fields: false });
  expect((await run('flag', 'Flo@Example.org', 'preset_number_of_lines', 'on')).stdout).toBe(
    'flo@example.org has preset_number_of_lines on.\n',
  );
  await run('flag', 'flo@example.org', 'limit_student_fields', 'on');
  expect(await readFlags()).toEqual({ limit_student_fields: true, preset_number_of_lines: true });
  await run('flag', 'flo@example.org', 'limit_student_fields', 'off');
  expect(await readFlags()).toEqual({ limit_student_fields: false, preset_number_of_lines: true });
});

test('dead letters go back to their queue', async () => {
  expect((await run('redrive')).stdout).toBe('There are no dead letters.\n');
  const { RENDER_QUEUE_URL = '' } = api.env;
  const client = new SQSClient();
  await client.send(new SendMessageCommand({ QueueUrl: `${RENDER_QUEUE_URL}-dead`, MessageBody: 'dead' }));
  expect((await run('redrive')).stdout).toBe('1 dead letter goes back to be rendered.\n');
  const { Messages } = await client.send(new ReceiveMessageCommand({ QueueUrl: RENDER_QUEUE_URL }));
  expect(Messages?.map(({ Body }) => Body)).toEqual(['dead']);
});
