import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  HEARTBEAT_INTERVAL,
  type Revocation,
  type RevocationMessage,
  type RevocationReason,
  REVOCATION_STREAM_PATH,
} from '@phantom/service-kit';

/** Milliseconds for which a revocation is kept. */
const KEPT = 3_600_000;

/** The revocation stream of the auth service. */
export class RevocationSender {
  private readonly readers = new Set<ServerResponse>();
  private readonly revocations: Revocation[] = [];
  private state: 'up' | 'down' | 'frozen' = 'up';

  isAsked({ url }: IncomingMessage): boolean {
    return url === REVOCATION_STREAM_PATH;
  }

  answer(_request: IncomingMessage, response: ServerResponse): void {
    if (this.state === 'down') return void response.writeHead(503).end();
    if (this.state === 'frozen') return;
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    this.send(response, { complete: this.revocations });
    this.readers.add(response);
    const beating = setInterval(() => {
      if (this.state === 'up') this.send(response, {});
    }, HEARTBEAT_INTERVAL);
    response.once('close', () => {
      clearInterval(beating);
      this.readers.delete(response);
    });
  }

  revokeSession(session: string, reason: RevocationReason = 'signed-out'): void {
    this.revoke({ session, reason, until: this.until() });
  }

  /** Refuses the tokens of an account that are older than a permission version. */
  revokeAccount(account: number, version: number, reason: RevocationReason): void {
    this.revoke({ account, version, reason, until: this.until() });
  }

  /** Ends all streams, and refuses new ones. */
  goDown(): void {
    this.state = 'down';
    for (const reader of this.readers) reader.end();
  }

  /** Keeps the connections open, and sends nothing. */
  freeze(): void {
    this.state = 'frozen';
  }

  comeBack(): void {
    this.state = 'up';
  }

  private revoke(revocation: Revocation): void {
    this.revocations.push(revocation);
    if (this.state !== 'up') return;
    for (const reader of this.readers) this.send(reader, { revoked: [revocation] });
  }

  private until(): string {
    return new Date(Date.now() + KEPT).toISOString();
  }

  private send(reader: ServerResponse, message: RevocationMessage): void {
    reader.write(`${JSON.stringify(message)}\n`);
  }
}
