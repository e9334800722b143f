import type { ServerResponse } from 'node:http';
import type { CallClient } from '../call-client.js';

/** All who wait for one answer. It is wanted as long as one of them is there. */
class Audience implements CallClient {
  private count = 0;
  private readonly listeners = new Set<() => void>();

  get isGone(): boolean {
    return this.count === 0;
  }

  onGone(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  enter(): void {
    this.count += 1;
  }

  leave(): void {
    this.count -= 1;
    if (this.isGone) for (const listener of [...this.listeners]) listener();
  }
}

/** Who waits for which key. */
export class WaitingClients {
  private readonly audiences = new Map<string, Audience>();

  /** @returns counts the client out; it is also, when it goes away */
  join(key: string, response: ServerResponse): () => void {
    const audience = this.audiences.get(key) ?? new Audience();
    this.audiences.set(key, audience);
    audience.enter();
    let isIn = true;
    const leave = () => {
      if (!isIn) return;
      isIn = false;
      response.off('close', leave);
      audience.leave();
      if (audience.isGone && this.audiences.get(key) === audience) this.audiences.delete(key);
    };
    response.once('close', leave);
    return leave;
  }

  /** Those who wait for this key, now and later. */
  of(key: string): CallClient {
    return this.audiences.get(key) ?? NOBODY;
  }
}

const NOBODY: CallClient = { isGone: true, onGone: () => () => undefined };

/** For a reload: it goes on, whoever leaves. */
export const NOBODY_IN_PARTICULAR: CallClient = { isGone: false, onGone: () => () => undefined };
