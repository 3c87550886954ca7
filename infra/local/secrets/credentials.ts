import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { keptFile } from '../process/json-file.ts';

const secrets = z.object({
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
  clientId: z.string(),
});

/** The key pair of the embedded cloud, random, made at the first start and kept for its owner alone. */
export function openSecrets(folder: string): z.infer<typeof secrets> {
  const file = keptFile(join(folder, 'secrets.json'), secrets, () => ({
    accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(30).toString('base64url'),
    clientId: randomBytes(13).toString('hex'),
  }));
  file.save(file.value);
  return file.value;
}
