import { cognitoAccounts } from '../adapters/cognito/cognito-identity.ts';
import { dynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { dynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { cloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { exportAccount } from '../domain/accounts/account.ts';
import { route } from '../runtime/route.ts';

const ports = {
  users: dynamoUsers(),
  accounts: cognitoAccounts(),
  images: dynamoImages(),
  fileUrls: cloudfrontFileUrls(),
};

export const handler = route('exportAccount', ({ caller }) => exportAccount(ports, caller));
