import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { remotesOfSite } from './remotes-of-site.js';

let server: Server;
let site: string;
let home: { status: number; html: string };

beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(home.status).end(home.html));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

it('reads the remotes of the home page', async () => {
  const manifest = JSON.stringify({ remotes: [{ name: 'mf-a' }, { name: 'mf-b' }] });
  const html = `<script type="application/json" id="boot-manifest">${manifest}</script>`;
  home = { status: 200, html };
  expect(await remotesOfSite(`${site}/de/listings`)).toEqual(['mf-a', 'mf-b']);
});

it('reports that an address is another site', async () => {
  home = { status: 403, html: '<h1>Forbidden</h1>' };
  await expect(remotesOfSite(site)).rejects.toThrow(`${site} answers with 403 and no page of`);
});

it('reports that nothing responds at the address', async () => {
  await expect(remotesOfSite('http://127.0.0.1:1')).rejects.toThrow(/127\.0\.0\.1:1 cannot be/);
});
