import * as z from 'zod/mini';
import { AwsError } from '../aws/aws-error.ts';
import type { PoolCalls } from './pool-calls.ts';
import type { PoolUser } from './users.ts';

const attributes = z.array(z.object({ Name: z.string(), Value: z.string() }));
const linkInput = z.object({
  DestinationUser: z.object({ ProviderName: z.literal('Cognito'), ProviderAttributeValue: z.string() }),
  SourceUser: z.object({
    ProviderName: z.string(),
    ProviderAttributeName: z.literal('Cognito_Subject'),
    ProviderAttributeValue: z.string(),
  }),
});

/** Creates the calls that link identities of other providers to accounts, which need an administrator's signature. */
export function createLinkCalls({ users, findUser, parse }: PoolCalls) {
  return {
    AdminUpdateUserAttributes(input: unknown) {
      const { UserAttributes } = parse(z.object({ UserAttributes: attributes }), input);
      const user = findUser(input);
      const changed = setAttributes(user, UserAttributes);
      const other = users.findByEmail(changed.email);
      if (other && other.sub !== user.sub)
        throw new AwsError('AliasExistsException', 'An account with the email already exists.');
      users.save(changed);
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

/** Returns a user with the attributes that a call gives. */
export function setAttributes(user: PoolUser, list: z.output<typeof attributes>): PoolUser {
  const { email = user.email, email_verified } = Object.fromEntries(
    list.map(({ Name, Value }) => [Name, Value]),
  );
  return { ...user, email, ...(email_verified && { verified: email_verified === 'true' }) };
}
