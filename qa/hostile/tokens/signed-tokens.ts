import { createHmac, createPublicKey, type JsonWebKey } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import type { SigningKey } from './signing-key.js';
import { encoded } from './token-parts.js';

type Forged = [what: string, token: string];
type Claims = Record<string, unknown>;

const HOUR = 3600;
const now = (): number => Math.floor(Date.now() / 1000);

/** Claims that our own key must never sign. */
const wrongClaims = (): [string, Claims][] => [
  ['an end that is over', { exp: now() - 1 }],
  ['an end long ago', { exp: 1 }],
  ['an end of 0', { exp: 0 }],
  ['no end', { exp: undefined }],
  ['an end in words', { exp: 'never' }],
  ['an end in digits of text', { exp: String(now() + HOUR) }],
  ['an end that is a list', { exp: [now() + HOUR] }],
  ['an end of null', { exp: null }],
  ['a beginning to come', { nbf: now() + HOUR }],
  ['a beginning in words', { nbf: 'soon' }],
  ['no issuer', { iss: undefined }],
  ['another issuer', { iss: 'elsewhere' }],
  ['an issuer that begins the same', { iss: 'phantom-partners.elsewhere.test' }],
  ['an issuer in capitals', { iss: 'PHANTOM-PARTNERS' }],
  ['no issuer but an empty one', { iss: '' }],
  ['issuers', { iss: ['elsewhere'] }],
  ['nobody', { sub: undefined }],
  ['an account that is none', { sub: 'admin' }],
  ['an account of SQL', { sub: '1 OR 1=1' }],
  ['the account 0', { sub: '0' }],
  ['an account below 0', { sub: '-1' }],
  ['an account beyond numbers', { sub: '99999999999' }],
  ['an account as a number', { sub: 1 }],
  ['an account in a list', { sub: ['1'] }],
  ['a role that there is not', { type: 'root' }],
  ['no role, not even none', { type: undefined }],
  ['roles', { type: ['admin'] }],
  ['a role of true', { type: true }],
  ['a role in capitals', { type: 'ADMIN' }],
  ['no name', { name: undefined }],
  ['a name of null', { name: null }],
  ['no address', { email: undefined }],
  ['an address in a list', { email: ['admin@example.com'] }],
];

/** Tokens with a valid signature: of another key, or of our key over invalid claims. */
export async function signedTokens(own: SigningKey, claims: Claims): Promise<Forged[]> {
  const { privateKey: foreign, publicKey } = await generateKeyPair('ES256');
  const jwk = await exportJWK(publicKey);
  const rsa = (await generateKeyPair('RS256')).privateKey;
  const es384 = (await generateKeyPair('ES384')).privateKey;
  const header = { alg: 'ES256', kid: own.kid };
  const sign = (key: CryptoKey, changes: Claims, protectedHeader: Claims = header) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader(protectedHeader as { alg: string })
      .sign(key);
  const byOwn = wrongClaims().map(async ([what, change]): Promise<Forged> => [
    `${what}, signed by us`,
    await sign(own.privateKey, change),
  ]);
  const byForeign = (
    [
      ['a foreign key', {}, header],
      ['a foreign key that names itself', {}, { alg: 'ES256', kid: 'mine' }],
      ['a foreign key without a name', {}, { alg: 'ES256' }],
      ['a foreign key that comes along', {}, { ...header, jwk }],
      ['a foreign key that comes along alone', {}, { alg: 'ES256', jwk }],
      ['a foreign key with its address', {}, { ...header, jku: 'http://127.0.0.1:1/jwks.json' }],
      ['a foreign key with a chain', {}, { ...header, x5c: ['AAAA'] }],
      [
        'a foreign key, and every right',
        { type: 'admin', rights: ['people', 'documents'] },
        header,
      ],
    ] as [string, Claims, Claims][]
  ).map(async ([what, change, protectedHeader]): Promise<Forged> => [
    what,
    await sign(foreign, change, protectedHeader),
  ]);
  return [
    ...(await Promise.all([...byOwn, ...byForeign])),
    ['a key of RSA', await sign(rsa, {}, { ...header, alg: 'RS256' })],
    ['a key of another curve', await sign(es384, {}, { ...header, alg: 'ES384' })],
    ['our key, its name left out', await sign(own.privateKey, {}, { alg: 'ES256' })],
    ['our key under another name', await sign(own.privateKey, {}, { alg: 'ES256', kid: 'other' })],
    ...(await keyedByPublic(own, claims)),
  ];
}

/** The public key used as a shared secret, in all its encodings. */
async function keyedByPublic({ kid, publicJwk }: SigningKey, claims: Claims): Promise<Forged[]> {
  const key = createPublicKey({ key: publicJwk as JsonWebKey, format: 'jwk' });
  const pem = key.export({ type: 'spki', format: 'pem' }).toString();
  const secrets: [string, string | Buffer][] = [
    ['as PEM', pem],
    ['as PEM without its last line feed', pem.trimEnd()],
    ['as DER', key.export({ type: 'spki', format: 'der' })],
    ['as JSON', JSON.stringify(publicJwk)],
    ['as x', Buffer.from(publicJwk.x ?? '', 'base64url')],
    ['left out', ''],
    ['as its name', kid],
  ];
  const algorithms = [
    ['HS256', 'sha256'],
    ['HS384', 'sha384'],
    ['HS512', 'sha512'],
  ] as const;
  return algorithms.flatMap(([alg, hash]) =>
    secrets.map(([what, secret]): Forged => {
      const text = `${encoded({ alg, kid, typ: 'JWT' })}.${encoded(claims)}`;
      const signature = createHmac(hash, secret).update(text).digest('base64url');
      return [`${alg} with the public key ${what}`, `${text}.${signature}`];
    }),
  );
}
