import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** A certificate authority of a test, for servers on 127.0.0.1. */
export interface TestAuthority {
  /** The certificate of the authority, as PEM. */
  cert: string;
  key: string;
}

/** Creates an authority. */
export async function createAuthority(): Promise<TestAuthority> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'Test authority' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, digitalSignature: true, critical: true },
    ],
  });
  return { cert, key };
}

/** Writes a certificate as `tls.crt` and `tls.key` into the folder, a new one by default. */
export async function issueCertificate(
  { cert, key }: TestAuthority,
  folder?: string,
): Promise<string> {
  const issued = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    ca: { cert, key },
    extensions: [
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
      { name: 'extKeyUsage', serverAuth: true },
    ],
  });
  const into = folder ?? (await mkdtemp(join(tmpdir(), 'certificate-')));
  await writeFile(join(into, 'tls.key'), issued.private);
  await writeFile(join(into, 'tls.crt'), issued.cert);
  return into;
}
