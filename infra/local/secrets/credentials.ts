import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { openJsonFile } from '../process/json-file.ts';

const createSecret = () => randomBytes(30).toString('base64url');

const credentials = z.object({
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
  clientId: z.string(),
  /** A data folder of an older version has none. */
  clientSecret: z._default(z.string(), createSecret),
});

/**
 * Opens the random key pair of the embedded cloud, and the id and secret of the user pool's client, which are made at
 * the first start and readable by their owner only.
 */
export function openCredentials(folder: string): z.infer<typeof credentials> {
  const file = openJsonFile(
    join(folder, 'secrets.json'),
    credentials,
    () => ({
      accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
      secretAccessKey: createSecret(),
      clientId: randomBytes(13).toString('hex'),
      clientSecret: createSecret(),
    }),
    { lost: 'the sessions of everybody who is signed in' },
  );
  file.save(file.value);
  return file.value;
}
