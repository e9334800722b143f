import type { ServerResponse } from 'node:http';
import type { DownstreamClient } from '../proxy/upstream/downstream-client.js';

/** All who wait for one answer. It is wanted as long as one of them is there. */
class WaitingClients implements DownstreamClient {
  private count = 0;
  private readonly listeners = new Set<() => void>();

  get isDisconnected(): boolean {
    return this.count === 0;
  }

  onDisconnect(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  enter(): void {
    this.count += 1;
  }

  leave(): void {
    this.count -= 1;
    if (this.isDisconnected) for (const listener of [...this.listeners]) listener();
  }
}

/** Who waits for which key. */
export class RequestCoalescing {
  private readonly audiences = new Map<string, WaitingClients>();

  /** @returns counts the client out; it is also, when it goes away */
  join(key: string, response: ServerResponse): () => void {
    const audience = this.audiences.get(key) ?? new WaitingClients();
    this.audiences.set(key, audience);
    audience.enter();
    let isIn = true;
    const leave = () => {
      if (!isIn) return;
      isIn = false;
      response.off('close', leave);
      audience.leave();
      if (audience.isDisconnected && this.audiences.get(key) === audience)
        this.audiences.delete(key);
    };
    response.once('close', leave);
    return leave;
  }

  /** Those who wait for this key, now and later. */
  of(key: string): DownstreamClient {
    return this.audiences.get(key) ?? NOBODY;
  }
}

const NOBODY: DownstreamClient = { isDisconnected: true, onDisconnect: () => () => undefined };

/** For a reload: it goes on, whoever leaves. */
export const BACKGROUND_CLIENT: DownstreamClient = {
  isDisconnected: false,
  onDisconnect: () => () => undefined,
};
