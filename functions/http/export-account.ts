import { createCognitoAccounts } from '../adapters/cognito/cognito-accounts.ts';
import { createDynamoFolders } from '../adapters/dynamo/dynamo-folders.ts';
import { createDynamoHelpRequests } from '../adapters/dynamo/dynamo-help-requests.ts';
import { createDynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { createCloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { exportAccount } from '../domain/accounts/account.ts';
import { route } from '../runtime/route.ts';

const ports = {
  users: createDynamoUsers(),
  accounts: createCognitoAccounts(createDynamoLogins()),
  images: createDynamoImages(),
  folders: createDynamoFolders(),
  helpRequests: createDynamoHelpRequests(),
  fileUrls: createCloudfrontFileUrls(),
};

export const handler = route('exportAccount', ({ caller }) => exportAccount(ports, caller));
