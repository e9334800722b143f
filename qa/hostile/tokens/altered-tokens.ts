import { decoded, encoded, joined, partsOf } from './token-parts.js';

type Forged = [what: string, token: string];

const HEADER_TRICKS: [string, Record<string, unknown>][] = [
  ...[
    'none',
    'None',
    'NONE',
    'nOnE',
    '',
    null,
    0,
    [],
    'ES256 ',
    'es256',
    'ES384',
    'ES512',
    'RS256',
    'PS256',
    'EdDSA',
    'HS256',
    'HS512',
    'dir',
  ].map((alg): [string, Record<string, unknown>] => [
    `the algorithm ${JSON.stringify(alg)}`,
    { alg },
  ]),
  ...[
    '',
    'unknown',
    '../../dev/null',
    '/dev/null',
    "' OR '1'='1",
    '0',
    null,
    7,
    {},
    [],
    '__proto__',
    'constructor',
    'http://elsewhere.test/key',
    '\u0000',
    'x'.repeat(5_000),
  ].map((kid): [string, Record<string, unknown>] => [
    `the key id ${JSON.stringify(kid)?.slice(0, 40)}`,
    { kid },
  ]),
  ['no type of its own', { typ: 'JWE' }],
  ['something critical that nobody knows', { crit: ['b64'], b64: false }],
  ['an address of keys', { jku: 'http://127.0.0.1:1/jwks.json' }],
  ['an address of a certificate', { x5u: 'http://127.0.0.1:1/cert.pem' }],
  ['a packed payload', { zip: 'DEF' }],
  ['another content type', { cty: 'JWT' }],
];

const CLAIM_TRICKS: [string, Record<string, unknown>][] = [
  ['another role', { type: 'admin' }],
  ['every right', { rights: ['people', 'documents'] }],
  ['another account', { sub: '1' }],
  ['another end', { exp: 4_102_444_800 }],
  ['another name', { name: 'Administrator' }],
  ['another address', { email: 'admin@example.com' }],
  ['a role of its own making', { type: 'root' }],
  ['a claim more', { admin: true }],
];

/** A valid token that is changed after signing. */
export function alteredTokens(token: string): Forged[] {
  const parts = partsOf(token);
  const header = decoded(parts.header);
  const payload = decoded(parts.payload);
  const { signature } = parts;
  return [
    ...HEADER_TRICKS.map(([what, change]): Forged => [
      what,
      joined({ ...parts, header: encoded({ ...header, ...change }) }),
    ]),
    ...HEADER_TRICKS.map(([what, change]): Forged => [
      `${what}, and no signature`,
      joined({ ...parts, header: encoded({ ...header, ...change }), signature: '' }),
    ]),
    ...CLAIM_TRICKS.map(([what, change]): Forged => [
      `${what}, not signed`,
      joined({ ...parts, payload: encoded({ ...payload, ...change }) }),
    ]),
    ...truncated(token),
    ...withOtherSignatures(token),
    ['the parts changed about', `${parts.payload}.${parts.header}.${signature}`],
    ['a header that is no JSON', joined({ ...parts, header: encoded('{alg:ES256}') })],
    ['a header that is a list', joined({ ...parts, header: encoded([]) })],
    ['a header that is null', joined({ ...parts, header: encoded(null) })],
    [
      'a header with two algorithms',
      joined({ ...parts, header: encoded(`{"alg":"none",${JSON.stringify(header).slice(1)}`) }),
    ],
    [
      'a payload with two roles',
      joined({ ...parts, payload: encoded(`{"type":"admin",${JSON.stringify(payload).slice(1)}`) }),
    ],
    ['a payload that is no JSON', joined({ ...parts, payload: encoded('nothing') })],
    ['a payload of nothing', joined({ ...parts, payload: '' })],
    [
      'a key of its own in the header',
      joined({ ...parts, header: encoded({ ...header, jwk: { kty: 'oct', k: 'AA' } }) }),
    ],
    [
      'a poisoned header',
      joined({ ...parts, header: encoded('{"__proto__":{"alg":"none"},"alg":"none"}') }),
    ],
    [
      'another Base64',
      joined({
        ...parts,
        signature: `${Buffer.from(signature, 'base64url').toString('base64').replace(/=*$/, '')}==`,
      }).replace(/[-_]/g, '+'),
    ],
    ['ten thousand points', '.'.repeat(10_000)],
    ['eight thousand letters', 'A'.repeat(8_000)],
    ['a word', 'undefined'],
    [
      'a user and a password',
      `Basic ${Buffer.from('admin@example.com:phantom-demo-2026').toString('base64')}`,
    ],
    ['a digest', 'Digest username="admin"'],
    [
      'two tokens',
      `${joined({ ...parts, signature: '' })}, ${joined({ ...parts, signature: '' })}`,
    ],
    ['a question of SQL', "' OR '1'='1' --"],
  ];
}

/** A valid token with another signature. */
function withOtherSignatures(token: string): Forged[] {
  const parts = partsOf(token);
  const bytes = Buffer.from(parts.signature, 'base64url');
  const withSignature = (text: string) => joined({ ...parts, signature: text });
  return [
    ['no signature', withSignature('')],
    ['no third part', `${parts.header}.${parts.payload}`],
    ['no second part', parts.header],
    ['a fourth part', `${token}.${parts.signature}`],
    ['two more parts, as those that are encrypted have', `${token}..`],
    ['the signature alone', `..${parts.signature}`],
    ['a signature of zeros', withSignature(Buffer.alloc(64).toString('base64url'))],
    ['a signature of ones', withSignature(Buffer.alloc(64, 0xff).toString('base64url'))],
    ['half a signature', withSignature(bytes.subarray(0, 32).toString('base64url'))],
    [
      'a signature and a byte',
      withSignature(Buffer.concat([bytes, Buffer.from([0])]).toString('base64url')),
    ],
    ['the signature in hexadecimal', withSignature(bytes.toString('hex'))],
    ['the signature in DER', withSignature(derOf(bytes).toString('base64url'))],
    [
      'the signature turned round',
      withSignature(Buffer.from(bytes).reverse().toString('base64url')),
    ],
    [
      'the halves of the signature changed about',
      withSignature(
        Buffer.concat([bytes.subarray(32), bytes.subarray(0, 32)]).toString('base64url'),
      ),
    ],
    ['one bit of the signature', withSignature(flipped(bytes).toString('base64url'))],
  ];
}

/** Truncated at all twentieths of its length. */
const truncated = (token: string): Forged[] =>
  Array.from({ length: 19 }, (_, at) => {
    const length = Math.floor((token.length * (at + 1)) / 20);
    return [`its first ${length} characters`, token.slice(0, length)];
  });

/** The DER signature format of OpenSSL, which JWT does not use. */
function derOf(bytes: Buffer): Buffer {
  const integer = (half: Buffer) => Buffer.concat([Buffer.from([2, half.length + 1, 0]), half]);
  const body = Buffer.concat([integer(bytes.subarray(0, 32)), integer(bytes.subarray(32))]);
  return Buffer.concat([Buffer.from([0x30, body.length]), body]);
}

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[10] = (copy[10] ?? 0) ^ 1;
  return copy;
}
