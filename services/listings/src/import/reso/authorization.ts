import type { HttpClient } from './http-client.js';
import { ResoError } from './http-client.js';
import type { ResoConfig } from './reso.config.js';

export interface Authorization {
  /** The header `Authorization`. */
  header(): Promise<string>;
  /** Forgets a token that was refused. @returns whether there will be another one */
  renew(): boolean;
}

export function authorizationOf(config: ResoConfig, http: HttpClient): Authorization {
  const { resoToken } = config;
  if (!resoToken) return new ClientCredentials(config, http);
  return { header: async () => `Bearer ${resoToken}`, renew: () => false };
}

interface TokenResponse {
  access_token?: unknown;
  /** Seconds. */
  expires_in?: unknown;
}

/** A token is renewed so long before it ends, or in the middle of its life if that is later. */
const MARGIN = 60_000;

/** OAuth 2 client credentials (RFC 6749, section 4.4). */
class ClientCredentials implements Authorization {
  private token: { value: string; renewAt: number } | null = null;

  constructor(
    private readonly config: ResoConfig,
    private readonly http: HttpClient,
  ) {}

  async header(): Promise<string> {
    if (!this.token || Date.now() >= this.token.renewAt) this.token = await this.request();
    return `Bearer ${this.token.value}`;
  }

  renew(): boolean {
    this.token = null;
    return true;
  }

  private async request() {
    const { resoTokenUrl, resoClientId, resoClientSecret, resoScope } = this.config;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: resoClientId,
      client_secret: resoClientSecret,
      scope: resoScope,
    });
    const headers = { accept: 'application/json' };
    const requestedAt = Date.now();
    const answer = await this.http.call(
      new URL(resoTokenUrl),
      { method: 'POST', headers, body },
      (text) => JSON.parse(text) as TokenResponse | null,
    );
    const { access_token: value, expires_in: seconds } = answer.body ?? {};
    if (typeof value !== 'string' || value === '')
      throw new ResoError('The token server refuses RESO_CLIENT_ID or RESO_CLIENT_SECRET');
    const life = Number(seconds) > 0 ? Number(seconds) * 1_000 : Number.POSITIVE_INFINITY;
    return { value, renewAt: requestedAt + life - Math.min(MARGIN, life / 2) };
  }
}
