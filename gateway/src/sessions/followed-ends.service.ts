import { Injectable } from '@nestjs/common';
import { type EndedSessions, Upkeep } from '@phantom/service-kit';
import { request } from 'undici';
import { GatewayConfig } from '../config/gateway.config.js';

/** Milliseconds between two questions, and that one may take. */
const INTERVAL = 1_000;
const PATIENCE = 900;

/** Questions without an answer after which the log says so: a service that is started anew misses one or two. */
const TOLD_AFTER = 5;

interface EndsSince {
  as_of: string;
  ended: { id: string; until: string }[];
}

/**
 * Which sessions were ended, as the auth service tells each gateway every second. While it tells nothing, those count as ended
 * that are known, and others go on: nobody is signed out because that service is away.
 */
@Injectable()
export class FollowedEnds extends Upkeep implements EndedSessions {
  /** Of each, until when something of it may have time left, in milliseconds. */
  private readonly ends = new Map<string, number>();
  private asOf?: string;
  private missed = 0;

  constructor(private readonly config: GatewayConfig) {
    super(INTERVAL);
  }

  has(session: string | undefined): boolean {
    return session !== undefined && this.ends.has(session);
  }

  override async run(): Promise<void> {
    try {
      const { as_of: asOf, ended } = await this.ask();
      for (const { id, until } of ended) this.ends.set(id, Date.parse(until));
      this.asOf = asOf;
      if (this.missed >= TOLD_AFTER)
        this.logger.log('The auth service tells ends of sessions again');
      this.missed = 0;
    } catch (error) {
      this.missed += 1;
      if (this.missed === TOLD_AFTER) {
        this.logger.warn({ msg: 'the auth service tells no ends of sessions', err: error });
      }
    }
    this.forget();
  }

  private async ask(): Promise<EndsSince> {
    const url = new URL('/internal/ended-sessions', this.config.urlOf('auth'));
    if (this.asOf !== undefined) url.searchParams.set('since', this.asOf);
    const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(PATIENCE) });
    if (statusCode === 200) return (await body.json()) as EndsSince;
    await body.dump();
    throw new Error(`answered ${statusCode}`);
  }

  private forget(): void {
    const now = Date.now();
    for (const [session, until] of this.ends) if (until < now) this.ends.delete(session);
  }
}
