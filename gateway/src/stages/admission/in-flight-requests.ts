import type { ServerResponse } from 'node:http';

/** Requests that wait for us, and not for their clients: those that have come whole, and whose answer has not begun. */
export class InFlightRequests {
  private readonly all = new Set<ServerResponse>();

  add(response: ServerResponse): void {
    this.all.add(response);
    response.once('close', () => this.all.delete(response));
  }

  /** Requests that have not ended, whoever they wait for. */
  get underWay(): number {
    return this.all.size;
  }

  count(): number {
    let count = 0;
    for (const { req, headersSent } of this.all) if (req.complete && !headersSent) count += 1;
    return count;
  }

  /** Whether there are so many. Costs next to nothing where there cannot be. */
  isAtLeast(limit: number): boolean {
    return this.all.size >= limit && this.count() >= limit;
  }
}
