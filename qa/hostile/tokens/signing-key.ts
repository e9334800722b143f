import { importJWK, type CryptoKey, type JWK } from 'jose';
import type { HostileSite } from '../site/hostile-site.js';

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  /** The public key, as published. */
  publicJwk: JWK;
}

/** The current signing key: what it signs can be refused only for its claims. */
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
