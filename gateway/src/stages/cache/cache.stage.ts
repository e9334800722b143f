import { Injectable, Logger } from '@nestjs/common';
import { AppError, type Language, MESSAGES } from '@phantom/service-kit';
import { cacheCount } from '../../cache/cache-metrics.js';
import { responsePolicy } from '../../cache/cache-policy.js';
import { Invalidation } from '../../cache/invalidation.js';
import { type CacheResult, type Load, type Loaded, SharedCache } from '../../cache/shared-cache.js';
import type { ServiceName } from '../../common/api-route.js';
import { type SecurityHeaders, securityHeaders } from '../../common/security-headers.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { ClientAddress } from '../http/client-address.js';
import type { ApiExchange } from '../proxy/proxy.stage.js';
import { ClientDisconnectedError } from '../proxy/upstream/downstream-client.js';
import { upstreamFailure } from '../proxy/upstream/failure-classifier.js';
import { ReadRateLimit } from '../rate-limit/rate-limits.js';
import { responseLanguage, normalizedUrl } from './cache-key.js';
import { CachedResponse, sendCachedResponse } from './cached-response.js';
import { BACKGROUND_CLIENT, RequestCoalescing } from './request-coalescing.js';
import { MAX_CACHED_BODY } from './response-collector.js';
import { UpstreamReader } from './upstream-reader.js';

const MIB = 1024 * 1024;

/** Bytes, about. */
const HEAD_SIZE = 1_000;

/** Seconds. */
const RETRY_AFTER = 5;

/** Where the answer to a call is kept, and how it is asked for. */
export interface CacheLookup {
  cache: SharedCache<Answer>;
  key: string;
  /** Path and query. */
  url: string;
  language: Language;
  service: ServiceName;
}

/** A failure that the service itself put into words. */
class UpstreamErrorResponse extends Error {
  constructor(
    readonly answer: CachedResponse,
    readonly language: Language,
  ) {
    super(`the service answered ${answer.status}`);
  }

  /** The same in no service's words: those are in the language of whoever asked first. */
  translatable(): AppError {
    const { status } = this.answer;
    return status === 500
      ? new AppError(status, MESSAGES.fault)
      : new AppError(status, MESSAGES.unavailable, { retryAfter: RETRY_AFTER });
  }
}

/** undefined: the answer went to the one who asked, and is for nobody else. */
type Answer = CachedResponse | undefined;

/** Answers public reads: from memory where their service lets it, for all who ask at once otherwise. */
@Injectable()
export class CacheStage {
  private readonly logger = new Logger(CacheStage.name);
  private readonly waiting = new RequestCoalescing();
  /** What a page reads without choosing anything: a flood of made-up queries cannot push it out. */
  private readonly plain: SharedCache<Answer>;
  private readonly chosen: SharedCache<Answer>;
  private readonly isOn: boolean;
  private readonly security: SecurityHeaders;

  constructor(
    { apiCacheSize, isSecure }: GatewayConfig,
    private readonly upstream: UpstreamReader,
    invalidation: Invalidation,
    private readonly clientAddress: ClientAddress,
    private readonly limit: ReadRateLimit,
  ) {
    this.isOn = apiCacheSize > 0;
    this.security = securityHeaders(isSecure);
    this.plain = this.createCache((apiCacheSize * MIB) / 4);
    this.chosen = this.createCache((apiCacheSize * MIB * 3) / 4);
    invalidation.subscribe((service) => {
      this.plain.drop(service);
      this.chosen.drop(service);
    });
  }

  /** How a call is answered here; undefined if it is not. */
  planOf({ route, request }: ApiExchange): CacheLookup | undefined {
    const { target, access, method } = route;
    if (!this.isOn || access !== 'public' || method !== 'GET') return undefined;
    const url = normalizedUrl(request.url ?? '/');
    if (url === undefined || typeof target !== 'string') return undefined;
    const language = responseLanguage(request.headers['accept-language']);
    const key = route.byLanguage ? `${language} ${url}` : url;
    const cache = url === route.path ? this.plain : this.chosen;
    return { cache, key, url, language, service: target };
  }

  /**
   * Answers a call. Resolves when that is done, or nobody waits for it any more.
   *
   * @throws AppError if nothing has been answered yet: the client is to be told
   */
  async answer(plan: CacheLookup, call: ApiExchange): Promise<void> {
    const load: Load<Answer> = (isReload) => this.load(plan, call, isReload);
    const found = plan.cache.kept(plan.key, load);
    if (found) return this.send(found, call);

    await this.limit.spend(call.request);
    const leave = this.waiting.join(plan.key, call.response);
    try {
      await this.send(await plan.cache.get(plan.key, load), call);
    } catch (error) {
      if (call.response.destroyed) return;
      if (error instanceof UpstreamErrorResponse) {
        if (error.language !== plan.language) throw error.translatable();
        return await sendCachedResponse(error.answer, 0, call);
      }
      // All who had asked before went away just as this one came.
      if (error instanceof ClientDisconnectedError) return await this.answer(plan, call);
      if (!call.response.headersSent) throw upstreamFailure(error);
      const { requestId } = call;
      this.logger.warn({
        msg: 'an answer broke off',
        service: plan.service,
        requestId,
        err: error,
      });
      call.response.destroy();
    } finally {
      leave();
    }
  }

  private async load(
    plan: CacheLookup,
    call: ApiExchange,
    isReload: boolean,
  ): Promise<Loaded<Answer>> {
    const { service, url, language, key } = plan;
    const { route, request, response, requestId } = call;
    const isByLanguage = route.byLanguage ?? false;
    const answer = await this.upstream.read({
      service,
      url,
      language,
      isByLanguage,
      requestId,
      clientAddress: this.clientAddress.of(request),
      client: isReload ? BACKGROUND_CLIENT : this.waiting.of(key),
      response: isReload ? undefined : response,
    });
    const tags = [service];
    if (!answer) return { value: undefined, size: 0, tags };

    const policy = responsePolicy(answer.status, answer.headers, isByLanguage);
    const value = new CachedResponse(answer, policy, this.security);
    if (answer.status >= 500) throw new UpstreamErrorResponse(value, language);
    // Twice the body: the compressed forms are made later.
    const size = answer.body.byteLength * 2 + HEAD_SIZE;
    return { value, size, policy, tags };
  }

  private async send({ value, age }: CacheResult<Answer>, call: ApiExchange): Promise<void> {
    if (value && !call.response.destroyed) await sendCachedResponse(value, age, call);
  }

  private createCache(maxSize: number): SharedCache<Answer> {
    return new SharedCache({
      maxSize: Math.max(1, Math.floor(maxSize)),
      maxEntrySize: Math.max(1, Math.min(2 * MAX_CACHED_BODY + MIB, Math.floor(maxSize))),
      onServed: cacheCount('reads'),
      onReloadFailed: (error, key) => {
        const [path] = key.split('?', 1);
        this.logger.warn({ msg: 'an answer could not be reloaded', path, err: error });
      },
    });
  }
}
