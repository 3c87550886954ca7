import {
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Identity } from '../../ports/identity.ts';
import type { AppClient } from './app-client.ts';
import { translateErrors } from './cognito-errors.ts';

type SignUp = Pick<Identity, 'signUp' | 'confirm' | 'resendCode' | 'sendResetCode' | 'resetPassword'>;

/** Signs people up, and gives those a new password who have forgotten theirs. */
export const createSignUp = ({ cognito, prove }: AppClient): SignUp => ({
  async signUp(email, Password) {
    const UserAttributes = [{ Name: 'email', Value: email }];
    const command = new SignUpCommand({ ...(await prove(email)), Password, UserAttributes });
    await translateErrors(cognito.send(command));
  },
  async confirm(email, ConfirmationCode) {
    const command = new ConfirmSignUpCommand({ ...(await prove(email)), ConfirmationCode });
    await translateErrors(cognito.send(command), { NotAuthorizedException: 'already_confirmed' });
  },
  async resendCode(email) {
    await translateErrors(cognito.send(new ResendConfirmationCodeCommand(await prove(email))));
  },
  async sendResetCode(email) {
    await translateErrors(cognito.send(new ForgotPasswordCommand(await prove(email))));
  },
  async resetPassword(email, ConfirmationCode, Password) {
    const reset = { ...(await prove(email)), ConfirmationCode, Password };
    await translateErrors(cognito.send(new ConfirmForgotPasswordCommand(reset)));
  },
});
