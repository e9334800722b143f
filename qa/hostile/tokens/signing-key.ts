import { importJWK, type CryptoKey, type JWK } from 'jose';
import type { HostileSite } from '../site/hostile-site.js';

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  /** As everybody may read it. */
  publicJwk: JWK;
}

/** The key with which tokens are signed now: what it signs is refused for its claims alone. */
export async function signingKeyOf(site: HostileSite): Promise<SigningKey> {
  const [row] = await site.rows<{ id: string; private_jwk: JWK }>(
    'auth',
    'SELECT id, private_jwk FROM signing_key WHERE retired_at IS NULL ORDER BY created_at DESC LIMIT 1',
  );
  if (!row) throw new Error('The auth service has no signing key');
  const { kty, crv, x, y } = row.private_jwk;
  return {
    kid: row.id,
    privateKey: (await importJWK(row.private_jwk, 'ES256')) as CryptoKey,
    publicJwk: { kty, crv, x, y },
  };
}
