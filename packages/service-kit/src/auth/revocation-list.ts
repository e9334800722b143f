import type {
  RevocableToken,
  Revocation,
  RevocationReason,
  RevokedAccount,
  RevokedSession,
} from './revocation.js';

/** Milliseconds between two removals of what has expired. */
const SWEEP_INTERVAL = 60_000;

/** The revocations that one process knows, in memory. */
export class RevocationList {
  private sessions = new Map<string, RevokedSession>();
  private accounts = new Map<number, RevokedAccount>();
  private readonly listeners = new Set<() => void>();
  private sweptAt = Date.now();

  reasonFor({ id, session, permissionVersion = 0 }: RevocableToken): RevocationReason | undefined {
    const ended = session === undefined ? undefined : this.sessions.get(session);
    if (ended) return ended.reason;
    const account = this.accounts.get(id);
    return account && permissionVersion < account.version ? account.reason : undefined;
  }

  /** All revocations, in no order. */
  all(): Revocation[] {
    this.sweep();
    return [...this.sessions.values(), ...this.accounts.values()];
  }

  /** Replaces the list. */
  replace(revocations: readonly Revocation[]): void {
    this.sessions = new Map();
    this.accounts = new Map();
    this.add(revocations);
  }

  add(revocations: readonly Revocation[]): void {
    for (const revocation of revocations) {
      if ('session' in revocation) this.sessions.set(revocation.session, revocation);
      else this.addAccount(revocation);
    }
    if (Date.now() - this.sweptAt > SWEEP_INTERVAL) this.sweep();
    for (const listener of this.listeners) listener();
  }

  /** Calls back after each change of the list. @returns a function that unsubscribes */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Two changes of one account may arrive in either order. */
  private addAccount(revocation: RevokedAccount): void {
    const known = this.accounts.get(revocation.account);
    if (!known || known.version <= revocation.version) {
      this.accounts.set(revocation.account, revocation);
    }
  }

  private sweep(): void {
    const now = Date.now();
    this.sweptAt = now;
    for (const [key, { until }] of this.sessions) {
      if (Date.parse(until) < now) this.sessions.delete(key);
    }
    for (const [key, { until }] of this.accounts) {
      if (Date.parse(until) < now) this.accounts.delete(key);
    }
  }
}
