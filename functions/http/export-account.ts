import { cloudfrontAddresses } from '../adapters/cloudfront-addresses.ts';
import { cognitoAccounts } from '../adapters/cognito-identity.ts';
import { dynamoImages } from '../adapters/dynamo-images.ts';
import { dynamoUsers } from '../adapters/dynamo-users.ts';
import { exportAccount } from '../domain/account.ts';
import { route } from '../runtime/route.ts';

const ports = {
  users: dynamoUsers(),
  accounts: cognitoAccounts(),
  images: dynamoImages(),
  addresses: cloudfrontAddresses(),
};

export const handler = route('exportAccount', ({ caller }) => exportAccount(ports, caller));
