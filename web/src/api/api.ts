import { createApi } from './client.ts';
import { SessionStore, type SignedInMemory } from './session.ts';

const KEY = 'handout-signed-in';

/** Storage may be forbidden altogether; then every visit begins signed out. */
const memory: SignedInMemory = {
  read() {
    try {
      return localStorage.getItem(KEY) === 'yes';
    } catch {
      return false;
    }
  },
  write(isSignedIn) {
    try {
      if (isSignedIn) localStorage.setItem(KEY, 'yes');
      else localStorage.removeItem(KEY);
    } catch {
      // The session lives as long as the page does.
    }
  },
};

export const session = new SessionStore(memory);

/** Every call of the contract; rejects with an `ApiError`. */
export const api = createApi({ session, fetch: (...request) => fetch(...request) });
