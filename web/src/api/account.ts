import type { SignInProvider } from '#shared/api/account-models.ts';
import { api, session } from './api.ts';
import type { RouteRequest } from './client.ts';
import { broadcastLogOut } from './other-tabs.ts';
import { queryClient, useMutation, useQuery } from './query-client.ts';

type SessionForm = 'signUp' | 'confirmSignUp' | 'logIn' | 'resendCode' | 'forgotPassword' | 'resetPassword';
type Form<Name extends SessionForm> = RouteRequest<Name>['body'];

/** Begins a session and reads again whatever was read before it. */
function beginSession(started: Parameters<typeof session.start>[0]): void {
  session.start(started);
  void queryClient.invalidateQueries();
}

/** Returns the providers to sign in with; none while they are read, or when they cannot be. */
export const useSignInProviders = (): readonly SignInProvider[] =>
  useQuery({
    queryKey: ['sign-in-providers'],
    queryFn: () => api.listProviders(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data?.providers ?? [];

/** Leaves for the provider's page; the browser comes back to this one. */
export function leaveForProvider(id: string, leave = (address: string) => location.assign(address)): void {
  const back = new URLSearchParams({ back: location.pathname });
  leave(`/api/session/providers/${encodeURIComponent(id)}?${back}`);
}

export const useSignUp = () => useMutation({ mutationFn: (body: Form<'signUp'>) => api.signUp({ body }) });

export const useConfirmSignUp = () =>
  useMutation({
    mutationFn: (body: Form<'confirmSignUp'>) => api.confirmSignUp({ body }),
    onSuccess: beginSession,
  });

export const useResendCode = () =>
  useMutation({ mutationFn: (body: Form<'resendCode'>) => api.resendCode({ body }) });

export const useLogIn = () =>
  useMutation({ mutationFn: (body: Form<'logIn'>) => api.logIn({ body }), onSuccess: beginSession });

export const useForgotPassword = () =>
  useMutation({ mutationFn: (body: Form<'forgotPassword'>) => api.forgotPassword({ body }) });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: Form<'resetPassword'>) => api.resetPassword({ body }),
    onSuccess: beginSession,
  });

/** Ends every session of the account, this one too. */
export const useLogOutEverywhere = () =>
  useMutation({ mutationFn: () => api.logOutEverywhere(), onSuccess: endSession });

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (email: string) => api.deleteAccount({ body: { email } }),
    onSuccess: endSession,
  });

/** Ends the session here, in all tabs. */
function endSession(): void {
  session.end('out');
  broadcastLogOut();
}

export const useUpdateUser = () =>
  useMutation({
    mutationFn: (body: RouteRequest<'updateUser'>['body']) => api.updateUser({ body }),
    onSuccess: (user) => session.update(user),
  });
