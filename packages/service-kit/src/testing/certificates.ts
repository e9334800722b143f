import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** An authority of a test's own, for servers on 127.0.0.1. */
export interface TestAuthority {
  /** PEM: whoever trusts it trusts all that it issues. */
  cert: string;
  key: string;
}

/** A new authority, trusted by nobody. */
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

/** Issues a certificate into the folder, as `tls.crt` and `tls.key`; into a new one unless told. */
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
