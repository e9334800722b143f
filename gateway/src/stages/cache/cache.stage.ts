import { Injectable, Logger } from '@nestjs/common';
import { AppError, CONTENT_TYPES_HEADER, type Language, MESSAGES } from '@phantom/service-kit';
import {
  callPartitions,
  FILE_FRESH,
  MAX_CALL_ENTRY,
  RESPONSE_OVERHEAD,
  responsePolicy,
} from '../../cache/cache-policy.js';
import { acceptedLanguage } from '../../cache/content-negotiation.js';
import { tagsOfResponse } from '../../cache/content-tags.js';
import { Invalidation } from '../../cache/invalidation.js';
import { partitionedCache } from '../../cache/partitioned-cache.js';
import type { CacheResult, Load, Loaded, SharedCache } from '../../cache/shared-cache.js';
import type { ApiRoute } from '../../common/api-route.js';
import type { ApiExchange, Stage, StageResult } from '../../common/exchange.js';
import { isPreview } from '../../common/preview-header.js';
import { type SecurityHeaders, securityHeaders } from '../../common/security-headers.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import type { ServiceName } from '../../config/services.js';
import { ClientAddress } from '../http/client-address.js';
import { ClientDisconnectedError } from '../../common/downstream-client.js';
import { toClientError } from '../proxy/upstream/failure-classifier.js';
import { CachedResponse, sendCachedResponse } from './cached-response.js';
import { normalizedUrl } from './cache-key.js';
import { BACKGROUND_CLIENT, RequestCoalescing } from './request-coalescing.js';
import { UpstreamReader } from './upstream-reader.js';

const MIB = 1024 * 1024;

/** Seconds. */
const RETRY_AFTER = 5;

/** undefined: the response went to the client that asked for it, and is for nobody else. */
type Value = CachedResponse | undefined;

interface CacheLookup {
  cache: SharedCache<Value>;
  key: string;
  url: string;
  language: Language;
  service: ServiceName;
  load: Load<Value>;
  /** What can be sent without waiting. */
  found?: CacheResult<Value>;
}

/** The service itself answered with an error status, and a text in the language of the first client. */
class UpstreamErrorResponse extends Error {
  constructor(
    readonly cached: CachedResponse,
    readonly language: Language,
  ) {
    super(`the service answered ${cached.status}`);
  }

  /** The same error with a text of the gateway, which has all languages. */
  translatable(): AppError {
    const { status } = this.cached;
    return status === 500
      ? new AppError(status, MESSAGES.fault)
      : new AppError(status, MESSAGES.unavailable, { retryAfter: RETRY_AFTER });
  }
}

/**
 * Answers public reads: from memory if the service allows it, else by one upstream call for all clients that ask at the
 * same time.
 */
@Injectable()
export class CacheStage implements Stage {
  private readonly logger = new Logger(CacheStage.name);
  private readonly coalescing = new RequestCoalescing();
  private readonly caches: Record<'plain' | 'queried' | 'files', SharedCache<Value>>;
  private readonly isOn: boolean;
  private readonly security: SecurityHeaders;

  constructor(
    { apiCacheSize, isSecure }: GatewayConfig,
    private readonly upstream: UpstreamReader,
    invalidation: Invalidation,
    private readonly clientAddress: ClientAddress,
  ) {
    this.isOn = apiCacheSize > 0;
    this.security = securityHeaders(isSecure);
    this.caches = partitionedCache(
      {
        name: 'reads',
        sizes: callPartitions(apiCacheSize * MIB),
        maxEntrySize: MAX_CALL_ENTRY,
        onReloadFailed: (error, key) => {
          const [path] = key.split('?', 1);
          this.logger.warn({ msg: 'a cached response cannot be reloaded', path, err: error });
        },
      },
      invalidation,
    );
  }

  /** Looks the request up, for this stage and for the rate limit before it. */
  isServable(exchange: ApiExchange): boolean {
    const lookup = this.lookup(exchange);
    exchange.cacheLookup = lookup;
    return lookup?.found !== undefined;
  }

  handle(exchange: ApiExchange): StageResult | Promise<StageResult> {
    const lookup = exchange.cacheLookup as CacheLookup | undefined;
    return lookup ? this.answer(lookup, exchange) : 'next';
  }

  private lookup(exchange: ApiExchange): CacheLookup | undefined {
    const { route, request } = exchange;
    const { target, access, method } = route;
    if (!this.isOn || access !== 'public' || method !== 'GET') return undefined;
    // A response with drafts is for one client: it is neither cached nor shared.
    if (isPreview(exchange)) return undefined;
    // A player asks for parts of a file.
    if (route.isFile && request.headers.range !== undefined) return undefined;
    const url = normalizedUrl(request.url ?? '/');
    if (url === undefined || typeof target !== 'string') return undefined;
    const language = acceptedLanguage(request.headers['accept-language']);
    const key = route.byLanguage ? `${language} ${url}` : url;
    const cache = this.caches[partitionOf(route, url)];
    const load: Load<Value> = (isReload) => this.load(lookup, exchange, isReload);
    const lookup: CacheLookup = { cache, key, url, language, service: target, load };
    lookup.found = cache.lookup(key, load);
    return lookup;
  }

  private async answer(lookup: CacheLookup, exchange: ApiExchange): Promise<StageResult> {
    const { found, cache, key, load } = lookup;
    if (found) {
      await this.send(found, exchange);
      return 'done';
    }
    const { response } = exchange;
    const leave = this.coalescing.join(key, response);
    try {
      await this.send(await cache.get(key, load), exchange);
    } catch (error) {
      // The clients that had asked before disconnected just as this one came.
      if (error instanceof ClientDisconnectedError && !response.destroyed) {
        return await this.answer({ ...lookup, found: cache.lookup(key, load) }, exchange);
      }
      await this.fail(error, lookup, exchange);
    } finally {
      leave();
    }
    return 'done';
  }

  private async fail(error: unknown, lookup: CacheLookup, exchange: ApiExchange): Promise<void> {
    const { response, requestId } = exchange;
    if (response.destroyed) return;
    if (error instanceof UpstreamErrorResponse) {
      if (error.language !== lookup.language) throw error.translatable();
      return await sendCachedResponse(error.cached, 0, exchange);
    }
    if (!response.headersSent) throw toClientError(error);
    const { service } = lookup;
    this.logger.warn({ msg: 'an answer broke off', service, requestId, err: error });
    response.destroy();
  }

  private async load(
    { service, url, language, key }: CacheLookup,
    { route, request, response, requestId }: ApiExchange,
    isReload: boolean,
  ): Promise<Loaded<Value>> {
    const isByLanguage = route.byLanguage ?? false;
    const upstream = await this.upstream.read({
      service,
      url,
      language,
      isByLanguage,
      requestId,
      clientAddress: this.clientAddress.of(request),
      client: isReload ? BACKGROUND_CLIENT : this.coalescing.of(key),
      response: isReload ? undefined : response,
    });
    if (!upstream) return { value: undefined, size: 0, tags: [service] };
    const types = upstream.headers[CONTENT_TYPES_HEADER]?.toString();
    // A file stays the same whatever changes.
    const tags = route.isFile ? [] : tagsOfResponse(service, types);

    const allowed = responsePolicy(upstream.status, upstream.headers, isByLanguage);
    const policy = allowed && route.isFile ? { ...allowed, fresh: FILE_FRESH } : allowed;
    const value = new CachedResponse(upstream, policy, this.security);
    if (upstream.status >= 500) throw new UpstreamErrorResponse(value, language);
    // Twice the body: the compressed forms are made later.
    const size = upstream.body.byteLength * 2 + RESPONSE_OVERHEAD;
    return { value, size, policy, tags };
  }

  private async send({ value, age }: CacheResult<Value>, exchange: ApiExchange): Promise<void> {
    if (value && !exchange.response.destroyed) await sendCachedResponse(value, age, exchange);
  }
}

function partitionOf({ isFile, path }: ApiRoute, url: string): 'plain' | 'queried' | 'files' {
  if (isFile) return 'files';
  return url === path ? 'plain' : 'queried';
}
