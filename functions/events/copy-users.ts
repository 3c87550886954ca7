import { createCognitoDirectory } from '../adapters/cognito/cognito-directory.ts';
import { createS3UserCopies } from '../adapters/files/s3-user-copies.ts';
import { clock } from '../adapters/system.ts';
import { copyUsers } from '../domain/accounts/copy-users.ts';
import { logger } from '../process/logger.ts';

const ports = { userDirectory: createCognitoDirectory(), userCopies: createS3UserCopies(), clock };

/** Runs every day; once a week the backup of the bucket follows. */
export const handler = async (): Promise<void> => {
  logger.info('users copied', { users: await copyUsers(ports) });
};
