import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  CONTENT_CHANGES_PATH,
  type ContentChangeMessage,
  HEARTBEAT_INTERVAL,
  type Revocation,
  type RevocationMessage,
  type RevocationReason,
  REVOCATION_STREAM_PATH,
} from '@phantom/service-kit';

/** Milliseconds for which a revocation is kept. */
const KEPT = 3_600_000;

/** A stream of a service. */
abstract class StreamSender<Message extends object> {
  private readonly readers = new Set<ServerResponse>();
  private state: 'up' | 'down' | 'frozen' = 'up';

  constructor(
    private readonly path: string,
    private readonly first: () => Message,
  ) {}

  isAsked({ url }: IncomingMessage): boolean {
    return url === this.path;
  }

  answer(_request: IncomingMessage, response: ServerResponse): void {
    if (this.state === 'down') return void response.writeHead(503).end();
    if (this.state === 'frozen') return;
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    write(response, this.first());
    this.readers.add(response);
    const beating = setInterval(() => {
      if (this.state === 'up') write(response, {});
    }, HEARTBEAT_INTERVAL);
    response.once('close', () => {
      clearInterval(beating);
      this.readers.delete(response);
    });
  }

  /** How many gateways read it. */
  get readerCount(): number {
    return this.readers.size;
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

  protected send(message: Message): void {
    if (this.state !== 'up') return;
    for (const reader of this.readers) write(reader, message);
  }
}

const write = (reader: ServerResponse, message: object): void => {
  reader.write(`${JSON.stringify(message)}\n`);
};

/** The revocation stream of the auth service. */
export class RevocationSender extends StreamSender<RevocationMessage> {
  private readonly revocations: Revocation[];

  constructor() {
    const revocations: Revocation[] = [];
    super(REVOCATION_STREAM_PATH, () => ({ complete: revocations }));
    this.revocations = revocations;
  }

  revokeSession(session: string, reason: RevocationReason = 'signed-out'): void {
    this.revoke({ session, reason, until: this.until() });
  }

  /** Refuses the tokens of an account that are older than a permission version. */
  revokeAccount(account: number, version: number, reason: RevocationReason): void {
    this.revoke({ account, version, reason, until: this.until() });
  }

  private revoke(revocation: Revocation): void {
    this.revocations.push(revocation);
    this.send({ revoked: [revocation] });
  }

  private until(): string {
    return new Date(Date.now() + KEPT).toISOString();
  }
}

/** The stream of content changes of a service. */
export class ContentChangeSender extends StreamSender<ContentChangeMessage> {
  private readonly last: { change: string };

  constructor() {
    const last = { change: '1' };
    super(CONTENT_CHANGES_PATH, () => last);
    this.last = last;
  }

  /** @param types that the change touches; everything of the service by default */
  publish(types?: string[]): void {
    const since = this.last.change;
    this.count();
    this.send({ ...this.last, since, types });
  }

  /** Loses the line of a change. */
  lose(): void {
    this.count();
  }

  private count(): void {
    this.last.change = String(Number(this.last.change) + 1);
  }
}
