import { deviceMemory } from '../device/device-memory.ts';
import { createApi } from './client.ts';
import { SessionStore, type SignedInMemory } from './session.ts';
import { signInReturn } from './sign-in-return.ts';

const KEY = 'handout-signed-in';

/** Without `localStorage` every visit begins signed out. */
const memory: SignedInMemory = {
  read: () => deviceMemory.read(KEY) === 'yes',
  write: (isSignedIn) => deviceMemory.write(KEY, isSignedIn ? 'yes' : null),
};

// A provider's page led back here with a session in the cookie, which no script sees.
if (signInReturn === 'done') memory.write(true);

export const session = new SessionStore(memory);

session.subscribe(() => {
  if (session.getState().status === 'out') deviceMemory.forgetUsers();
});

/** Every call of the contract; rejects with an `ApiError`. */
export const api = createApi({ session, fetch: (...request) => fetch(...request) });
