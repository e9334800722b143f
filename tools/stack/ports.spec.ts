import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { freePort, requireFreePorts } from './ports.js';

describe('requireFreePorts', () => {
  it('names each port that is in use, and the process that needs it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(requireFreePorts({ gateway: port })).rejects.toThrow(`${port} (gateway)`);
    other.close();
    await once(other, 'close');
    await expect(requireFreePorts({ gateway: port })).resolves.toBeUndefined();
  });
});

describe('freePort', () => {
  it('skips a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const found = await freePort(port);
    expect(found).toBeGreaterThan(port);
    await expect(requireFreePorts({ gateway: found })).resolves.toBeUndefined();
    other.close();
    await once(other, 'close');
  });
});
