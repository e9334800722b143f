import type { ServerResponse } from 'node:http';
import type { DownstreamClient } from '../../common/downstream-client.js';

/** The clients that wait for one response. The upstream call goes on as long as one of them is connected. */
class CoalescedClients implements DownstreamClient {
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

/** Counts the clients that wait for each cache key: they share one upstream call. */
export class RequestCoalescing {
  private readonly waiting = new Map<string, CoalescedClients>();

  /** @returns ends the waiting of the client; its disconnect does so too */
  join(key: string, response: ServerResponse): () => void {
    const clients = this.waiting.get(key) ?? new CoalescedClients();
    this.waiting.set(key, clients);
    clients.enter();
    let isWaiting = true;
    const leave = () => {
      if (!isWaiting) return;
      isWaiting = false;
      response.off('close', leave);
      clients.leave();
      if (clients.isDisconnected && this.waiting.get(key) === clients) this.waiting.delete(key);
    };
    response.once('close', leave);
    return leave;
  }

  /** All clients that wait for this key, now and later. */
  of(key: string): DownstreamClient {
    return this.waiting.get(key) ?? NO_CLIENT;
  }
}

const NO_CLIENT: DownstreamClient = { isDisconnected: true, onDisconnect: () => () => undefined };

/** The client of a background reload, which nobody cancels. */
export const BACKGROUND_CLIENT: DownstreamClient = { ...NO_CLIENT, isDisconnected: false };
