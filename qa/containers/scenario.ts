import assert from 'node:assert/strict';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContainerSite } from './site.js';
import { until } from './site.js';

export interface Step {
  name: string;
  run: (site: ContainerSite) => Promise<void>;
}

export const SERVERS = ['auth', 'content', 'listings', 'properties', 'gateway'];
const SERVICES = ['auth', 'content', 'listings', 'properties'];
const SECTIONS = ['shell', 'mf-listings', 'mf-marketing', 'mf-portfolio', 'mf-staff'];

const PERSON = {
  email: 'first@example.com',
  name: 'Fay First',
  password: 'a long way to the harbour 26',
};
const DOCUMENT = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const FEED = `BROKERTITLE,TYPE,PRICE,BEDS,BATH,PROPERTYSQFT,ADDRESS,STATE,MAIN_ADDRESS,ADMINISTRATIVE_AREA_LEVEL_2,LOCALITY,SUBLOCALITY,STREET_NAME,LONG_NAME,FORMATTED_ADDRESS,LATITUDE,LONGITUDE
Brokered by Nobody,Co-op for sale,315000,2,2,1400,2 E 55th St Unit 803,"New York, NY 10022","2 E 55th St Unit 803New York, NY 10022",New York County,New York,Manhattan,East 55th Street,Regis Residence,"Regis Residence, 2 E 55th St #803, New York, NY 10022, USA",40.761255,-73.9744834
Brokered by Nobody,Condo for sale,750000,3,2,1600,61 Hicks St Apt 4,"Brooklyn, NY 11201","61 Hicks St Apt 4Brooklyn, NY 11201",Kings County,New York,Brooklyn,Hicks Street,Hicks Street,"61 Hicks St #4, Brooklyn, NY 11201, USA",40.699,-73.9935
`;

interface PropertyAnswer {
  list: [{ id: number; version: number; data: string; baseurl: string }];
}

/** The first one of a new database. */
const PROPERTY_ID = 1;

async function signIn(site: ContainerSite): Promise<string> {
  const login = { email: PERSON.email, password: PERSON.password, type: 'admin' };
  // A busy machine may let the first calls after a start run into their deadlines.
  const { body } = await until(
    'signing in',
    () => site.call<{ access_token?: string }>('POST', 'login', { body: login }),
    ({ status }) => status === 200,
  );
  assert.ok(body.access_token);
  return body.access_token;
}

/** The property with its file, and the imported homes, are there and the file opens. */
async function nothingIsLost(site: ContainerSite): Promise<void> {
  const token = await signIn(site);
  const { body } = await until(
    'the property',
    () => site.call<PropertyAnswer>('GET', `current-propertieslist/${PROPERTY_ID}`, { token }),
    ({ status }) => status === 200,
  );
  const [{ data, baseurl }] = body.list;
  const files = JSON.parse(data) as { title: string; file: string }[];
  assert.deepEqual(
    files.map(({ title }) => title),
    ['Deed'],
  );
  const file = await site.fetch(baseurl + files[0]?.file);
  assert.equal(await file.text(), DOCUMENT);
  assert.equal(await homes(site), '2');
}

const homes = (site: ContainerSite) =>
  site.query('phantom_listings', 'select count(*) from listing');

/** Runs a job of the compose file and answers what it wrote. */
const runJob = (site: ContainerSite, ...args: string[]) =>
  site.compose('--progress', 'quiet', 'run', '--rm', '-T', ...args);

const beforeData: Step[] = [
  {
    name: 'creates no database with a broken secret, and all databases after it is fixed',
    run: async (site) => {
      const secret = 'content_database_url';
      const good = await site.readSecret(secret);
      await site.writeSecret(
        secret,
        'postgres://phantom_content_serving@postgres:5432/phantom_content',
      );
      const { code, output } = await site.tryCompose('up', '--no-build', 'databases');
      assert.match(output, /content_database_url is not an address like/);
      const failed = await site.containers();
      assert.equal(failed.get('databases')?.ExitCode, 1, `up ended with ${code}`);
      const count = "select count(*) from pg_database where datname like 'phantom%'";
      assert.equal(await site.query('postgres', count), '0');
      await site.writeSecret(secret, good);
      await site.compose('up', '--no-build', 'databases');
      assert.equal(await site.query('postgres', count), '4');
    },
  },
  {
    name: 'applies all migrations, publishes all sections, and becomes ready',
    run: async (site) => {
      await site.up();
      const containers = await site.containers();
      const jobs = [...SERVICES.map((name) => `${name}-migrate`), ...SECTIONS, 'databases'];
      const ended = jobs.map((name) => `${name}: ${containers.get(name)?.ExitCode}`);
      assert.deepEqual(
        ended,
        jobs.map((name) => `${name}: 0`),
      );
      const page = await site.fetch('/');
      assert.equal(page.status, 200);
      const html = await page.text();
      for (const name of SECTIONS)
        assert.ok(html.includes(`/r/${name}/`), `the page lacks ${name}`);
    },
  },
  {
    name: 'runs every server healthy as user 1000 on a read-only root without capabilities',
    run: async (site) => {
      const containers = await site.containers();
      for (const name of SERVERS) {
        const id = containers.get(name)?.ID ?? name;
        const health = () => site.docker('inspect', '--format', '{{.State.Health.Status}}', id);
        await until(`${name} is healthy`, health, (status) => status === 'healthy');
        const format =
          '{{.Config.User}} {{.HostConfig.ReadonlyRootfs}} {{.HostConfig.CapDrop}} {{gt .HostConfig.Memory 0}}';
        const restrictions = await site.docker('inspect', '--format', format, id);
        assert.equal(restrictions, '1000:1000 true [ALL] true', name);
      }
    },
  },
];

export const fill: Step[] = [
  {
    name: 'prints the link of the first employee with invite-admin, who sets a password and signs in',
    run: async (site) => {
      const written = await site.compose(
        ...['exec', '-T', 'auth', 'node', 'dist/invite-admin.js', PERSON.email, PERSON.name],
      );
      const token = /#token=([\w-]+)/.exec(written)?.[1];
      assert.ok(token, written);
      const set = await site.call('POST', 'set-password', {
        body: { token, password: PERSON.password },
      });
      assert.equal(set.status, 200, JSON.stringify(set.body));
      await signIn(site);
    },
  },
  {
    name: 'stores a property and an uploaded file',
    run: async (site) => {
      const token = await signIn(site);
      const form = {
        address: '1 Halsey Street, Brooklyn, NY 11233',
        servicing_bank: 'First Gotham Trust',
        type_of_property: 'Townhouse',
      };
      const { status, body } = await site.call<PropertyAnswer>('POST', 'current-properties', {
        token,
        body: form,
      });
      assert.equal(status, 200, JSON.stringify(body));
      const [{ id, version }] = body.list;
      assert.equal(id, PROPERTY_ID);
      const move = { status: 3, reason: 'Papers are missing', version };
      const moved = await site.call('POST', `current-properties/${id}/status`, {
        token,
        body: move,
      });
      assert.equal(moved.status, 200, JSON.stringify(moved.body));
      const upload = new FormData();
      upload.set('id', String(id));
      upload.set('title', 'Deed');
      upload.set('file', new Blob([DOCUMENT], { type: 'application/pdf' }), 'deed.pdf');
      const sent = await site.call('POST', 'current-Properties-file', { token, body: upload });
      assert.equal(sent.status, 200, JSON.stringify(sent.body));
    },
  },
  {
    name: 'imports a feed as documented, and writes its report',
    run: async (site) => {
      const feeds = join(site.folder, 'feeds');
      await mkdir(feeds, { recursive: true });
      // As `install -d -o 1000 -g 1000 feeds` of the documentation, also where somebody else is user 1000.
      await chmod(feeds, 0o777);
      await writeFile(join(feeds, 'ny-house-listings.csv'), FEED);
      const written = await runJob(
        site,
        ...['-v', `${feeds}:/feeds`, '-e', 'IMPORT_REPORTS_DIR=/feeds'],
        ...['listings', 'node', 'dist/import.js', '/feeds/ny-house-listings.csv'],
      );
      assert.match(written, /Report: \/feeds\/.+\.csv/);
      assert.equal(await homes(site), '2');
    },
  },
];

export const keep: Step[] = [
  {
    name: 'backs up every service',
    run: async (site) => {
      for (const name of SERVICES) await runJob(site, `${name}-backup`);
    },
  },
  {
    name: "the runbook's restore brings rows and files back into an empty database",
    run: async (site) => {
      await site.compose('stop', 'properties');
      for (const name of ['properties_database_url', 'properties_migration_database_url']) {
        const url = await site.readSecret(name);
        await site.writeSecret(
          name,
          url.replace(/phantom_properties(_\d)?$/, 'phantom_properties_2'),
        );
      }
      await site.makeSecrets();
      await runJob(site, 'databases');
      await runJob(site, 'properties-restore', 'node', 'dist/restore.js', '--check');
      await runJob(site, 'properties-restore');
      await runJob(site, 'properties-migrate');
      await site.up();
      const rows = 'select count(*) from current_property';
      const restored = await site.query('phantom_properties_2', rows);
      assert.equal(restored, await site.query('phantom_properties', rows));
      await nothingIsLost(site);
    },
  },
  {
    name: 'recreates only the containers that read an edited secret',
    run: async (site) => {
      const before = await site.containers();
      await site.writeSecret('cookie_key', 'another key of thirty-two characters or more');
      await site.makeSecrets();
      await site.up();
      const after = await site.containers();
      const renewed = SERVERS.filter((name) => after.get(name)?.ID !== before.get(name)?.ID);
      assert.deepEqual(renewed, ['gateway']);
    },
  },
  {
    name: 'ends every server with code 0 on SIGTERM',
    run: async (site) => {
      await site.compose('stop', ...SERVERS);
      const containers = await site.containers();
      const ended = SERVERS.map((name) => `${name}: ${containers.get(name)?.ExitCode}`);
      assert.deepEqual(
        ended,
        SERVERS.map((name) => `${name}: 0`),
      );
      await site.up();
    },
  },
  {
    name: 'serves the page and returns 503 for calls while the database is killed, and loses nothing',
    run: async (site) => {
      await site.compose('kill', 'postgres');
      const login = () => site.call('POST', 'login', { body: { ...PERSON, type: 'admin' } });
      await until('a call without its database', login, ({ status }) => status === 503);
      assert.equal((await site.fetch('/')).status, 200);
      await site.up();
      await until('signing in', login, ({ status }) => status === 200);
      await nothingIsLost(site);
    },
  },
  {
    name: 'loses nothing after down and up',
    run: async (site) => {
      await site.down();
      await site.up();
      await nothingIsLost(site);
    },
  },
];

export const steps: Step[] = [...beforeData, ...fill, ...keep];

/** With the data that an older version has made. */
export const afterUpgrade: Step = {
  name: 'keeps all data of the version before after an upgrade to the working tree',
  run: async (site) => {
    await site.up();
    await nothingIsLost(site);
  },
};
