import {
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  AssociateSoftwareTokenCommand,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  SignUpCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { aCloud } from '../support/a-cloud.ts';
import { proveClient } from '../support/client-proof.ts';

/** What the user pool's two-step sign-in and SES refuse here as on AWS. */

const cloud = await aCloud();
afterAll(() => cloud.stop());
const { cognito } = cloud.clients;
const { prove } = proveClient(cloud);
const ClientId = cloud.env.USER_POOL_CLIENT_ID;
const UserPoolId = cloud.env.USER_POOL_ID;
const PASSWORD = 'correct horse';

let people = 0;
async function aPerson() {
  const email = `teacher${people++}@example.org`;
  await cognito.send(new SignUpCommand({ ...prove(email), Password: PASSWORD }));
  const code = cloud.mailbox.list().find(({ to }) => to === email)?.code ?? '';
  await cognito.send(new ConfirmSignUpCommand({ ...prove(email), ConfirmationCode: code }));
  const { AuthenticationResult: tokens } = await logIn(email);
  return { email, AccessToken: tokens?.AccessToken };
}
const logIn = (USERNAME: string) =>
  cognito.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD, SECRET_HASH: prove(USERNAME).SecretHash },
    }),
  );
const associate = async (AccessToken: string | undefined) => {
  const { SecretCode = '' } = await cognito.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  return new TOTP({ secret: SecretCode });
};
const prefer = (AccessToken: string | undefined) =>
  cognito.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: { Enabled: true } }));

async function aPersonWithTwoSteps() {
  const person = await aPerson();
  const totp = await associate(person.AccessToken);
  const tell = (later: number) => totp.generate({ timestamp: Date.now() + later * 30_000 });
  await cognito.send(new VerifySoftwareTokenCommand({ ...person, UserCode: tell(-1) }));
  await prefer(person.AccessToken);
  return { ...person, tell };
}

const answer = async (email: string, code: string, hashOf?: string) => {
  const { Session, ChallengeName, ChallengeParameters = {} } = await logIn(email);
  expect(ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  const USERNAME = ChallengeParameters.USER_ID_FOR_SRP ?? '';
  const { SecretHash } = prove(hashOf ?? USERNAME);
  return cognito.send(
    new RespondToAuthChallengeCommand({
      ...{ ClientId, ChallengeName: 'SOFTWARE_TOKEN_MFA', Session },
      ChallengeResponses: { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code, SECRET_HASH: SecretHash },
    }),
  );
};

test('a key counts once it is verified, and a new one ends the second step of the old one', async () => {
  const { email, AccessToken } = await aPerson();
  const totp = await associate(AccessToken);
  await expect(prefer(AccessToken)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  const wrong = new VerifySoftwareTokenCommand({ AccessToken, UserCode: '12345x' });
  await expect(cognito.send(wrong)).rejects.toMatchObject({ name: 'EnableSoftwareTokenMFAException' });
  await cognito.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: totp.generate() }));
  await prefer(AccessToken);
  const find = () => cognito.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
  expect((await find()).UserMFASettingList).toEqual(['SOFTWARE_TOKEN_MFA']);
  await associate(AccessToken);
  expect((await find()).UserMFASettingList).toBeUndefined();
  expect((await logIn(email)).ChallengeName).toBeUndefined();
});

test('a challenge wants the client’s proof of the user’s own name, and a code once', async () => {
  const { email, tell } = await aPersonWithTwoSteps();
  await expect(answer(email, tell(0), email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  const code = tell(0);
  expect((await answer(email, code)).AuthenticationResult?.RefreshToken).toBeTruthy();
  await expect(answer(email, code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  await expect(answer(email, 'xxxxxx')).rejects.toMatchObject({ name: 'CodeMismatchException' });
});

test('an administrator gives no account the address of another one', async () => {
  const [one, other] = [await aPerson(), await aPerson()];
  const UserAttributes = [{ Name: 'email', Value: other.email }];
  await expect(
    cognito.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: one.email, UserAttributes })),
  ).rejects.toMatchObject({ name: 'AliasExistsException' });
});

test('SES sends for who may send, from a sender that it knows', async () => {
  const send = (FromEmailAddress: string, key: { accessKeyId: string; secretAccessKey: string }) =>
    new SESv2Client({
      endpoint: cloud.env.AWS_ENDPOINT_URL_SESV2 ?? '',
      region: cloud.env.AWS_REGION ?? '',
      credentials: key,
      maxAttempts: 1,
    }).send(
      new SendEmailCommand({
        FromEmailAddress,
        Destination: { ToAddresses: ['ann@example.org'] },
        Content: { Simple: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'There.' } } } },
      }),
    );
  const own = cloud.env.MAIL_FROM ?? '';
  const sender = cloud.getFunctionKey('http/log-in');
  await send(`Handout <${own}>`, sender);
  expect(cloud.mailbox.list()[0]).toMatchObject({ to: 'ann@example.org', subject: 'Hello', code: '' });
  const denied = { name: 'AccessDeniedException' };
  await expect(send('other@handout.example', sender)).rejects.toMatchObject(denied);
  await expect(send(own, cloud.getFunctionKey('http/read-plan'))).rejects.toMatchObject(denied);
  await expect(send(own, { ...sender, secretAccessKey: 'a guess' })).rejects.toThrow();
});
