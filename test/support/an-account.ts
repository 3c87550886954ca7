import { createKeys } from '#infra/local/aws/keys.ts';
import type { Account } from '#infra/local/aws/signature.ts';

const operator = { accessKeyId: 'LOCAL', secretAccessKey: 'secret' };

/** The account of a single emulator, with its operator alone. */
export const anAccount = (): Account => ({ ...operator, region: 'us-east-1', keys: createKeys(operator) });
