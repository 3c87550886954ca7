import type { Session, User } from '#shared/api/models.ts';
import { ApiError } from './api-error.ts';

/**
 * `unknown` until the first refresh has returned; `expired` asks to log in again and keeps everything on the
 * screen.
 */
export type SessionState =
  | { readonly status: 'unknown' | 'out' | 'expired'; readonly user: null }
  | { readonly status: 'in'; readonly user: User };

type Refresh = () => Promise<Session>;

/**
 * Remembers whether the cookie may hold a session, which scripts cannot read: spares visitors a refused
 * refresh.
 */
export interface SignedInMemory {
  read(): boolean;
  write(isSignedIn: boolean): void;
}

/** A token that ends within this time is renewed before it is used. */
const MARGIN_MS = 30_000;

/**
 * Holds the signed-in user. The access token lives only here, in memory; the refresh token is in a cookie
 * that only the session routes read.
 */
export class SessionStore {
  private readonly memory: SignedInMemory;
  private access: { readonly id: string; readonly getToken: string; readonly endsAt: number } | null = null;
  private renewing: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();
  private current: SessionState;

  constructor(memory: SignedInMemory) {
    this.memory = memory;
    this.current = { status: memory.read() ? 'unknown' : 'out', user: null };
  }

  readonly getState = (): SessionState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  token(): string | null {
    return this.access?.getToken ?? null;
  }

  isSignedIn(): boolean {
    return this.current.status === 'in';
  }

  /** Returns the id of this session in the list of sessions; null without one. */
  getId(): string | null {
    return this.access?.id ?? null;
  }

  start({ id, access_token, expires_at, user }: Session): void {
    this.access = { id, getToken: access_token, endsAt: Date.parse(expires_at) };
    this.memory.write(true);
    this.setState({ status: 'in', user });
  }

  /** Replaces the user's record. */
  update(user: User): void {
    if (this.isSignedIn()) this.setState({ status: 'in', user });
  }

  /** Ends the session: `out` where the user asked for it, `expired` where the server did. */
  end(status: 'out' | 'expired'): void {
    this.access = null;
    this.memory.write(false);
    this.setState({ status, user: null });
  }

  /** Prepares a call: restores a session from an earlier visit, and renews a token that is about to end. */
  async ensureFresh(refresh: Refresh): Promise<void> {
    const { status } = this.current;
    const isEnding = this.access !== null && this.access.endsAt - Date.now() < MARGIN_MS;
    if (status === 'unknown' || (status === 'in' && isEnding))
      await this.renew(refresh).catch(rethrowUnlessRefused);
  }

  /** Renews the access token. Calls that need one at the same time share one request. */
  renew(refresh: Refresh): Promise<void> {
    this.renewing ??= this.requestToken(refresh).finally(() => {
      this.renewing = null;
    });
    return this.renewing;
  }

  private async requestToken(refresh: Refresh): Promise<void> {
    try {
      this.start(await refresh());
    } catch (error) {
      if (error instanceof ApiError && !error.isTransient) {
        this.end('expired');
      }
      throw error;
    }
  }

  private setState(state: SessionState): void {
    this.current = state;
    for (const listener of this.listeners) listener();
  }
}

/**
 * Rethrows errors of the network only: without a session the call goes on, and the server refuses it if it
 * needs one.
 */
function rethrowUnlessRefused(error: unknown): void {
  if (error instanceof ApiError && error.status === 0) throw error;
}
