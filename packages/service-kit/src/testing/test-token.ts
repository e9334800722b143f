import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { READ_SCOPE, type TokenUser } from '../auth/token-user.js';

const KEY_ID = 'test-key';
const { privateKey, publicKey } = await generateKeyPair('ES256');

/** A data URL with the public test keys. */
export async function testJwksUrl(): Promise<string> {
  const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'ES256', use: 'sig' };
  return `data:application/json,${encodeURIComponent(JSON.stringify({ keys: [jwk] }))}`;
}

interface TestTokenOptions {
  issuer?: string;
  audience?: string;
  /** In jose's format: `15m`, `-1m` for an expired token, null for none. */
  expiresIn?: string | null;
  /** Another key, for a forged token. */
  key?: CryptoKey;
}

/** An access token as the auth service signs it, accepted by apps of createTestApp. */
export async function signTestToken(
  { id, name, email, type, rights, session, permissionVersion, readOnly }: TokenUser,
  {
    issuer = 'phantom-partners',
    audience = 'phantom-partners-api',
    expiresIn = '15m',
    key = privateKey,
  }: TestTokenOptions = {},
): Promise<string> {
  const token = new SignJWT({
    name,
    email,
    type,
    rights,
    sid: session,
    pv: permissionVersion,
    ...(readOnly && { scope: READ_SCOPE }),
  })
    .setProtectedHeader({ alg: 'ES256', kid: KEY_ID })
    .setSubject(String(id))
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(randomUUID())
    .setIssuedAt();
  if (expiresIn !== null) token.setExpirationTime(expiresIn);
  return token.sign(key);
}
