import { createHmac } from 'node:crypto';
import { AwsError } from './aws-error.ts';
import { type Call, isAllowed, type Principal, type Statement } from './policy.ts';

export interface KeyPair {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The key pairs of the embedded cloud, and what the holder of each may do. */
export interface Keys {
  /** Issues a pair that stays the same through restarts: a browser may hold an address that it signed. */
  issue(id: string, holder: Principal): KeyPair;
  /** Ends a pair: calls with it are refused from now on. */
  end(id: string): void;
  findSecret(id: string): string | undefined;
  isAllowed(id: string, call: Call, resourcePolicy?: readonly Statement[]): boolean;
}

/** Creates the key pairs. The operator's own, which tests and commands use, may do everything. */
export function createKeys(operator: KeyPair): Keys {
  const holders = new Map<string, Principal>();
  const toSecret = (id: string) =>
    createHmac('sha256', operator.secretAccessKey).update(id).digest('base64url').slice(0, 40);
  return {
    issue(id, holder) {
      holders.set(id, holder);
      return { accessKeyId: id, secretAccessKey: toSecret(id) };
    },
    end: (id) => void holders.delete(id),
    findSecret(id) {
      if (id === operator.accessKeyId) return operator.secretAccessKey;
      return holders.has(id) ? toSecret(id) : undefined;
    },
    isAllowed(id, call, resourcePolicy) {
      if (id === operator.accessKeyId) return true;
      const holder = holders.get(id);
      return holder !== undefined && isAllowed(call, holder, resourcePolicy);
    },
  };
}

/** Creates the error of a refused call, in IAM's words. */
export const createAccessDenied = (
  caller: string,
  { action, resource }: Call,
  name = 'AccessDeniedException',
) =>
  new AwsError(
    name,
    `User: ${caller} is not authorized to perform: ${action} on resource: ${resource} because no policy allows the ${action} action`,
    name === 'AccessDenied' ? 403 : 400,
  );
