import { api, session } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { from, once } from '../api/client.ts';
import { type Account, SaveConflict } from '../saving/keeping.ts';

/** The account behind the contract's calls, as the saver needs it. */
export const account: Account = {
  userId: () => session.state().user?.id ?? null,
  create: (document, mutation) => api.createDocument({ headers: once(mutation), body: { document } }),
  async update(id, base, document, mutation) {
    try {
      return await api.updateDocument({ params: { id }, headers: from(base, mutation), body: { document } });
    } catch (error) {
      if (error instanceof ApiError && error.current) throw new SaveConflict(error.current);
      throw error;
    }
  },
};
