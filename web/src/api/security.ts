import type { Security } from '#shared/api/security-models.ts';
import { api, session } from './api.ts';
import type { RouteRequest } from './client.ts';
import { queryClient, readAgain, useMutation, useQuery } from './query-client.ts';

type SecurityForm =
  | 'startEmailChange'
  | 'confirmEmailChange'
  | 'startTwoStep'
  | 'confirmTwoStep'
  | 'endTwoStep'
  | 'renewRecoveryCodes';
type Form<Name extends SecurityForm> = RouteRequest<Name>['body'];

const KEY = ['security'];
const readSecurityAgain = () => void readAgain(KEY);

/** Returns whether two-step sign-in is on, and where the account is signed in. */
export const useSecurity = () => useQuery({ queryKey: KEY, queryFn: () => api.readSecurity() });

/** Returns the id of this browser's own session. */
export const getOwnSession = (): string | null => session.getId();

/** Ends the session of another browser. */
export const useEndSession = () =>
  useMutation({
    mutationFn: (id: string) => api.endSession({ params: { session: id } }),
    onSuccess: (_, ended) =>
      queryClient.setQueryData<Security>(
        KEY,
        (known) => known && { ...known, sessions: known.sessions.filter(({ id }) => id !== ended) },
      ),
  });

export const useStartEmailChange = () =>
  useMutation({ mutationFn: (body: Form<'startEmailChange'>) => api.startEmailChange({ body }) });

export const useConfirmEmailChange = () =>
  useMutation({
    mutationFn: (body: Form<'confirmEmailChange'>) => api.confirmEmailChange({ body }),
    onSuccess: (user) => session.update(user),
  });

export const useStartTwoStep = () =>
  useMutation({ mutationFn: (body: Form<'startTwoStep'>) => api.startTwoStep({ body }) });

export const useConfirmTwoStep = () =>
  useMutation({
    mutationFn: (body: Form<'confirmTwoStep'>) => api.confirmTwoStep({ body }),
    onSuccess: readSecurityAgain,
  });

export const useEndTwoStep = () =>
  useMutation({
    mutationFn: (body: Form<'endTwoStep'>) => api.endTwoStep({ body }),
    onSuccess: readSecurityAgain,
  });

export const useRenewRecoveryCodes = () =>
  useMutation({
    mutationFn: (body: Form<'renewRecoveryCodes'>) => api.renewRecoveryCodes({ body }),
    onSuccess: readSecurityAgain,
  });
