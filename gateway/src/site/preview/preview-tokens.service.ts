import { Injectable } from '@nestjs/common';
import { PREVIEW_HEADER } from '@phantom/service-kit';
import { LRUCache } from 'lru-cache';
import { CONTENT_SERVICES, type ServiceName } from '../../config/services.js';
import { Bulkheads } from '../../stages/proxy/upstream/bulkhead.js';

/** The form of every token. */
const TOKEN = /^[\w-]{16,100}$/;

/** The call by which a service tells whether it made a token. It is not routed from outside. */
const PATH = '/internal/content-preview';

/** Milliseconds. */
const PATIENCE = 1_000;
const KNOWN_FOR = 5_000;

const MAX_KNOWN = 1_000;

/** Asks the services whether the tokens of previews are valid. */
@Injectable()
export class PreviewTokens {
  private readonly known = new LRUCache<string, boolean>({ max: MAX_KNOWN, ttl: KNOWN_FOR });

  constructor(private readonly bulkheads: Bulkheads) {}

  /** A token that a service made, and that has not expired. */
  async isValid(token: string): Promise<boolean> {
    if (!TOKEN.test(token)) return false;
    const known = this.known.get(token);
    if (known !== undefined) return known;
    const answers = await Promise.all(CONTENT_SERVICES.map((service) => this.ask(service, token)));
    // A service that does not answer may have made it.
    const isValid = answers.includes(true) || answers.includes(undefined);
    if (!answers.includes(undefined)) this.known.set(token, isValid);
    return isValid;
  }

  /** @returns undefined if the service does not answer */
  private async ask(service: ServiceName, token: string): Promise<boolean | undefined> {
    try {
      const { statusCode, body } = await this.bulkheads.of(service).pool.request({
        path: PATH,
        method: 'GET',
        headers: { [PREVIEW_HEADER]: token },
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (statusCode === 200)
        return ((await body.json()) as { is_valid?: boolean }).is_valid === true;
      await body.dump();
      // A service of the previous release does not have the call.
      return statusCode === 404 ? false : undefined;
    } catch {
      return undefined;
    }
  }
}
