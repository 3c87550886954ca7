import { api, session } from './api.ts';
import { useQuery } from './query-client.ts';

/** Returns the state of the first request for a session, for a page that shows nothing before its reply. */
export const useAskedSession = () =>
  useQuery({
    queryKey: ['session'],
    queryFn: () => session.renew(api.refreshSession).then(() => true),
    retry: false,
    gcTime: 0,
  });
