import * as z from 'zod/mini';
import { AwsError } from '../aws/aws-error.ts';
import type { PoolCalls } from './pool-calls.ts';
import { createUser, getUsername, hashPassword, isVerified, type PoolUser } from './users.ts';

const attributes = z.array(z.object({ Name: z.string(), Value: z.string() }));
const linkInput = z.object({
  DestinationUser: z.object({ ProviderName: z.literal('Cognito'), ProviderAttributeValue: z.string() }),
  SourceUser: z.object({
    ProviderName: z.string(),
    ProviderAttributeName: z.literal('Cognito_Subject'),
    ProviderAttributeValue: z.string(),
  }),
});
const listInput = z.object({ Filter: z.string().check(z.regex(/^email = ".*"$/)) });
const passwordInput = z.object({ Password: z.string(), Permanent: z.literal(true) });

/** Creates the calls that link identities of other providers to accounts, which need an administrator's signature. */
export function createLinkCalls({ users, now, findUser, parse }: PoolCalls) {
  return {
    ListUsers(input: unknown) {
      const email: string = JSON.parse(parse(listInput, input).Filter.slice('email = '.length));
      return {
        Users: users
          .list()
          .filter((user) => user.email === email)
          .map(toListed),
      };
    },
    async AdminCreateUser(input: unknown) {
      const { Username, UserAttributes } = parse(
        z.object({ Username: z.email(), MessageAction: z.literal('SUPPRESS'), UserAttributes: attributes }),
        input,
      );
      if (users.findByEmail(Username)) throw new AwsError('UsernameExistsException', 'User already exists');
      const user = setAttributes(await createUser(Username, crypto.randomUUID(), now()), UserAttributes);
      users.save(user);
      return { User: toListed(user) };
    },
    async AdminSetUserPassword(input: unknown) {
      const password = await hashPassword(parse(passwordInput, input).Password);
      users.save({ ...findUser(input), password, confirmed: true });
      return {};
    },
    AdminUpdateUserAttributes(input: unknown) {
      const { UserAttributes } = parse(z.object({ UserAttributes: attributes }), input);
      users.save(setAttributes(findUser(input), UserAttributes));
      return {};
    },
    AdminLinkProviderForUser(input: unknown) {
      const { DestinationUser, SourceUser } = parse(linkInput, input);
      const user = users.findByUsername(DestinationUser.ProviderAttributeValue);
      if (!user || user.external) throw new AwsError('UserNotFoundException', 'User does not exist.');
      const identity = { provider: SourceUser.ProviderName, userId: SourceUser.ProviderAttributeValue };
      if (users.findByIdentity(identity.provider, identity.userId))
        throw new AwsError('InvalidParameterException', 'SourceUser is already linked to DestinationUser');
      users.save({ ...user, identities: [...(user.identities ?? []), identity] });
      return {};
    },
  };
}

const toListed = (user: PoolUser) => ({
  Username: getUsername(user),
  UserStatus: user.external ? 'EXTERNAL_PROVIDER' : user.confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
  Attributes: [
    { Name: 'sub', Value: user.sub },
    { Name: 'email', Value: user.email },
    { Name: 'email_verified', Value: String(isVerified(user)) },
  ],
});

function setAttributes(user: PoolUser, list: z.output<typeof attributes>): PoolUser {
  const { email = user.email, email_verified } = Object.fromEntries(
    list.map(({ Name, Value }) => [Name, Value]),
  );
  return { ...user, email, ...(email_verified && { verified: email_verified === 'true' }) };
}
