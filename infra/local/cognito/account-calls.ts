import { AwsError } from '../aws/aws-error.ts';
import { unauthorized } from './login-flows.ts';
import { inputs, type PoolCalls } from './pool-calls.ts';
import { createUser, getUsername, hashPassword, isVerified, type PoolUser } from './users.ts';

const MIN_PASSWORD_LENGTH = 8;

/** Creates the calls that sign a user up and confirm the address by a mailed code. */
export function createSignUpCalls({ users, codes, now, parse }: PoolCalls) {
  return {
    async SignUp(input: unknown) {
      const { Username, Password } = parse(inputs.signUp, input);
      checkPassword(Password);
      const user = await createUser(Username, Password, now());
      if (users.findByEmail(Username)) throw new AwsError('UsernameExistsException', 'User already exists');
      codes.send(user, 'confirm');
      return { UserSub: user.sub, UserConfirmed: false, CodeDeliveryDetails: toDeliveryDetails(Username) };
    },
    ConfirmSignUp(input: unknown) {
      const { Username, ConfirmationCode } = parse(inputs.confirm, input);
      const user = users.findByEmail(Username);
      if (user?.confirmed) throw unauthorized('User cannot be confirmed. Current status is CONFIRMED');
      users.save({ ...codes.redeem(user, 'confirm', ConfirmationCode), confirmed: true });
      return {};
    },
    ResendConfirmationCode(input: unknown) {
      const { Username } = parse(inputs.username, input);
      const user = users.findByEmail(Username);
      if (user?.confirmed) throw new AwsError('InvalidParameterException', 'User is already confirmed.');
      if (user) codes.send(user, 'confirm');
      return { CodeDeliveryDetails: toDeliveryDetails(Username) };
    },
  };
}

/** Creates the calls that replace a forgotten password by a mailed code. */
export function createPasswordCalls({ users, codes, parse }: PoolCalls) {
  return {
    ForgotPassword(input: unknown) {
      const { Username } = parse(inputs.username, input);
      const user = users.findByEmail(Username);
      if (user?.confirmed) codes.send(user, 'reset');
      return { CodeDeliveryDetails: toDeliveryDetails(Username) };
    },
    async ConfirmForgotPassword(input: unknown) {
      const { Username, ConfirmationCode, Password } = parse(inputs.reset, input);
      checkPassword(Password);
      const password = await hashPassword(Password);
      const user = codes.redeem(users.findByEmail(Username), 'reset', ConfirmationCode);
      users.save({ ...user, password, misses: 0, locked_until: 0, refresh: [] });
      return {};
    },
  };
}

/** Creates the calls that need an administrator's signature. */
export function createAdminCalls({ users, findUser }: PoolCalls) {
  return {
    AdminGetUser(input: unknown) {
      const found = findUser(input);
      const { Attributes, ...user } = describeUser(found);
      const UserMFASettingList = found.authenticator?.enabled ? ['SOFTWARE_TOKEN_MFA'] : undefined;
      return { ...user, UserAttributes: Attributes, UserMFASettingList };
    },
    AdminDeleteUser(input: unknown) {
      users.remove(findUser(input).sub);
      return {};
    },
  };
}

/** Describes a user as the calls of an administrator do. */
export function describeUser(user: PoolUser) {
  const { sub, email, confirmed, invited, external, created_at } = user;
  const unconfirmed = invited ? 'FORCE_CHANGE_PASSWORD' : 'UNCONFIRMED';
  return {
    Username: getUsername(user),
    UserStatus: external ? 'EXTERNAL_PROVIDER' : confirmed ? 'CONFIRMED' : unconfirmed,
    Enabled: true,
    UserCreateDate: created_at / 1000,
    Attributes: [
      { Name: 'sub', Value: sub },
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: String(isVerified(user) || invited === true) },
    ],
  };
}

export function checkPassword(password: string): void {
  if (password.length >= MIN_PASSWORD_LENGTH) return;
  throw new AwsError(
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  );
}

const toDeliveryDetails = (email: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***'),
});
