import * as z from 'zod/mini';
import { readEnvironment } from '../../process/environment.ts';

const settings = z.object({
  /** The user pool's own address, with the pages of sign-in; null where no provider is switched on. */
  domain: z.nullable(z.url()),
  providers: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      poolName: z.string(),
      domains: z.nullable(z.array(z.string())),
    }),
  ),
});

/** Reads the providers that the stage has switched on. Throws at the cold start when they cannot be read. */
export function readSignInSettings(): z.output<typeof settings> {
  return settings.parse(JSON.parse(readEnvironment('SIGN_IN').SIGN_IN));
}
