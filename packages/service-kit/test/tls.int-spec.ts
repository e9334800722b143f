import { once } from 'node:events';
import { get } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { setTimeout as delay } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { Agent, request } from 'undici';
import { ServiceConfig } from '../src/index.js';
import {
  createAuthority,
  createTestApp,
  issueCertificate,
  type TestApp,
  type TestAuthority,
} from '../src/testing/index.js';
import { noteDataSource, NoteServiceModule } from './fixtures/note-service.js';

const start = (TLS_DIR: string) =>
  createTestApp({
    module: NoteServiceModule,
    config: ServiceConfig,
    dataSource: noteDataSource,
    env: { TLS_DIR },
  });

describe('a service with a certificate', () => {
  let authority: TestAuthority;
  let folder: string;
  let service: TestApp;
  let port: number;

  beforeAll(async () => {
    authority = await createAuthority();
    folder = await issueCertificate(authority);
    service = await start(folder);
    await service.app.listen(0, '127.0.0.1');
    port = (service.app.getHttpServer().address() as AddressInfo).port;
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  /** The serial number of the certificate that the service shows; to somebody who trusts the authority unless told. */
  const shake = async (options: ConnectionOptions = {}): Promise<string> => {
    const socket = connect({ port, host: '127.0.0.1', ca: authority.cert, ...options });
    await once(socket, 'secureConnect');
    const { serialNumber } = socket.getPeerCertificate();
    socket.destroy();
    return serialNumber;
  };

  it('serves clients that trust its authority', async () => {
    const dispatcher = new Agent({ connect: { ca: authority.cert } });
    const { statusCode, body } = await request(`https://127.0.0.1:${port}/health/ready`, {
      dispatcher,
    });
    expect([statusCode, await body.json()]).toEqual([200, expect.anything()]);
    await dispatcher.close();
  });

  it('is not trusted by other clients', async () => {
    await expect(shake({ ca: undefined })).rejects.toThrow(/self-signed|unable to verify/);
  });

  it('refuses HTTP, and TLS before 1.2', async () => {
    const plain = get({ port, host: '127.0.0.1', path: '/health/ready' });
    await expect(once(plain, 'response')).rejects.toThrow();
    const old: ConnectionOptions = {
      minVersion: 'TLSv1.1',
      maxVersion: 'TLSv1.1',
      ciphers: 'DEFAULT@SECLEVEL=0',
    };
    await expect(shake(old)).rejects.toThrow(/protocol|handshake/);
    await expect(shake({ maxVersion: 'TLSv1.2' })).resolves.toBeDefined();
  });

  it('loads a renewed certificate without a restart', async () => {
    const first = await shake();
    await issueCertificate(authority, folder);
    let now = first;
    while (now === first) {
      await delay(100);
      now = await shake();
    }
    expect(now).not.toBe(first);
  });
});

it('does not start without the configured files', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'certificate-'));
  await expect(start(empty)).rejects.toThrow(
    new RegExp(`^TLS_DIR ${empty} has no usable tls.crt and tls.key: .*ENOENT`),
  );
  await rm(empty, { recursive: true });
});
