import type { ServerResponse } from 'node:http';

/** Requests in flight. `count` has those that wait for us and not for their clients: received completely, without a response yet. */
export class InFlightRequests {
  private readonly all = new Set<ServerResponse>();

  add(response: ServerResponse): void {
    this.all.add(response);
    response.once('close', () => this.all.delete(response));
  }

  get underWay(): number {
    return this.all.size;
  }

  count(): number {
    let count = 0;
    for (const { req, headersSent } of this.all) if (req.complete && !headersSent) count += 1;
    return count;
  }

  /** Whether `count` has reached the limit. Cheap while the set is small. */
  isAtLeast(limit: number): boolean {
    return this.all.size >= limit && this.count() >= limit;
  }
}
