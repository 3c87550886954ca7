import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { AwsError } from '../aws/aws-error.ts';
import { parseInput, readName, serveJson } from '../aws/aws-json.ts';
import type { Account } from '../aws/signature.ts';
import { openJsonFile } from '../process/json-file.ts';
import { type Listening, listen } from '../process/listen.ts';

const text = z.string().check(z.minLength(1));
const named = z.object({ SecretId: text });
const put = z.object({ SecretId: text, SecretString: text });

interface Options {
  /** The file that stores the values. */
  readonly path: string;
  /** Names of secrets that are empty until a value is put in. */
  readonly names: readonly string[];
  /** The values of secrets that a deployment fills, by their names. */
  readonly filled: Readonly<Record<string, string>>;
}

/** Starts Secrets Manager on loopback. */
export function startSecretsManager({ path, names, filled }: Options, account: Account): Promise<Listening> {
  const file = openJsonFile(path, z.record(z.string(), z.string()), () => ({}), {
    lost: 'the secrets that were put in',
  });

  function refuseUnless(isThere: boolean): void {
    if (!isThere) throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the secret.");
  }
  const operations = {
    GetSecretValue(input: unknown) {
      const { SecretId } = parseInput(named, input);
      const SecretString = filled[SecretId] ?? file.value[SecretId];
      refuseUnless(SecretString !== undefined);
      return { ARN: SecretId, Name: SecretId, SecretString };
    },
    PutSecretValue(input: unknown) {
      const { SecretId, SecretString } = parseInput(put, input);
      refuseUnless(names.includes(SecretId));
      file.save({ ...file.value, [SecretId]: SecretString });
      return { ARN: SecretId, Name: SecretId, VersionId: randomUUID() };
    },
  };
  const service = { signedAs: 'secretsmanager', target: 'secretsmanager', version: '1.1' } as const;
  const toCalls = (operation: string, input: unknown) => [
    {
      action: `secretsmanager:${operation}`,
      resource: `arn:aws:secretsmanager:${account.region}:000000000000:secret:${readName(input, 'SecretId')}`,
    },
  ];
  return listen(serveJson({ ...service, operations, toCalls }, account));
}
