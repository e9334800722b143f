import type { IncomingMessage, ServerResponse } from 'node:http';

/** Of a session that is over for long enough. */
const HOUR = 3_600_000;

/** The part of the auth service that tells gateways which sessions were ended. */
export class EndsTeller {
  /** The `since` of each question so far; null for one that wants all. */
  readonly asked: (string | null)[] = [];
  private readonly ended: { id: string; at: number }[] = [];
  private isAway = false;

  isAsked({ url }: IncomingMessage): boolean {
    return url?.startsWith('/internal/ended-sessions') ?? false;
  }

  answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
    const since = new URL(url, 'http://auth').searchParams.get('since');
    this.asked.push(since);
    if (this.isAway) return void response.writeHead(503).end();
    const from = since === null ? 0 : Date.parse(since);
    const told = this.ended.filter(({ at }) => at >= from);
    const ended = told.map(({ id, at }) => ({ id, until: new Date(at + HOUR).toISOString() }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ as_of: new Date().toISOString(), ended }));
  }

  end(session: string): void {
    this.ended.push({ id: session, at: Date.now() });
  }

  /** It fails from now on. */
  goAway(): void {
    this.isAway = true;
  }

  comeBack(): void {
    this.isAway = false;
  }
}
