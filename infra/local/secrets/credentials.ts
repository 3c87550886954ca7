import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { openJsonFile } from '../process/json-file.ts';

const credentials = z.object({
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
  clientId: z.string(),
});

/** Opens the random key pair of the embedded cloud, which is made at the first start and readable by its owner only. */
export function openCredentials(folder: string): z.infer<typeof credentials> {
  const file = openJsonFile(join(folder, 'secrets.json'), credentials, () => ({
    accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(30).toString('base64url'),
    clientId: randomBytes(13).toString('hex'),
  }));
  file.save(file.value);
  return file.value;
}
