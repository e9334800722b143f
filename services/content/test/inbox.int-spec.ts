import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { aPerson, inboxClient, omar } from './inbox-client.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 15, minute));

describe('inbox', () => {
  let service: TestApp;
  let inbox: ReturnType<typeof inboxClient>;

  beforeAll(async () => {
    service = await contentApp();
    inbox = inboxClient(service);
  });
  afterAll(() => service.close());
  beforeEach(() => inbox.clear());

  const names = async (search: string, user?: object) => {
    const { status, body } = await inbox.call('GET', `?${search}`, { user });
    expect(status).toBe(200);
    return body.list.map(({ name }: { name: string }) => name);
  };

  it('returns 403 to investors and users without a role, 401 without a token', async () => {
    const calls = [
      ['GET', ''],
      ['GET', '/contact/1'],
      ['PATCH', '/contact/1'],
      ['POST', '/contact/1/notes'],
    ] as const;
    for (const [method, path] of calls) {
      for (const type of ['Investor', null]) {
        const { status } = await inbox.call(method, path, { payload: {}, user: { type } });
        expect({ method, path, type, status }).toEqual({ method, path, type, status: 403 });
      }
      const url = `/api/auth/enquiries${path}`;
      expect((await service.inject({ method, url })).statusCode).toBe(401);
    }
  });

  it('returns every field of an enquiry', async () => {
    await service.inject({
      method: 'POST',
      url: '/api/auth/investor',
      headers: { 'accept-language': 'de' },
      payload: {
        ...{ name: 'Björn Ek', email: 'bjorn@example.com', phone: '030 1234567', country: 'DE' },
        ...{ is_accredited: 'No', investment_amount: '$1,000,000+', referred_by: 'Conference' },
        page: '/de/invest-now',
      },
    });
    const { body } = await inbox.call('GET', '/investor/1');

    expect(body.list).toEqual([
      {
        ...{ id: 1, kind: 'investor', state: 'new', version: 1, name: 'Björn Ek' },
        ...{ created_at: expect.any(String), key: expect.stringMatching(/Z_investor_1$/) },
        ...{ assignee_id: null, email: 'bjorn@example.com', lang: 'de' },
        ...{ phone: '030 1234567', phone_e164: '+49301234567', country: 'DE', message: null },
        ...{ is_accredited: false, investment_amount: '$1,000,000+', referred_by: 'Conference' },
        ...{ page: '/de/invest-now', spam_sign: null, notes: [], history: [] },
      },
    ]);
  });

  it('files a form with a filled honeypot as spam', async () => {
    const payload = { ...aPerson('Bot'), subject: 'x', website: 'https://spam.test' };
    await service.inject({ method: 'POST', url: '/api/auth/contact-us', payload });
    const { body } = await inbox.call('GET', '?state=spam');
    expect(body.list).toMatchObject([{ name: 'Bot', state: 'spam', spam_sign: 'honeypot' }]);
  });

  it('lists both kinds, newest first, with paging in both directions', async () => {
    const moments = [3, 1, 1, 2, 1, 3];
    for (const [index, minute] of moments.entries()) {
      await inbox.addContact(`Contact ${index}`, { createdAt: at(minute) });
      await inbox.addInvestor(`Investor ${index}`, { createdAt: at(minute) });
    }
    const { body: all } = await inbox.call('GET', '?limit=100');
    const keys: string[] = all.list.map(({ key }: { key: string }) => key);
    expect(keys).toEqual(keys.toSorted((one, other) => order(other, one)));
    expect(all.more).toBe(false);

    const forward: string[] = [];
    for (let before = ''; ; before = `&before=${forward.at(-1)}`) {
      const { body } = await inbox.call('GET', `?limit=5${before}`);
      forward.push(...body.list.map(({ key }: { key: string }) => key));
      if (!body.more) break;
    }
    expect(forward).toEqual(keys);

    const { body: newer } = await inbox.call('GET', `?limit=5&after=${keys[9]}`);
    expect(newer.list.map(({ key }: { key: string }) => key)).toEqual(keys.slice(4, 9));
    expect(newer.more).toBe(true);
    const { body: newest } = await inbox.call('GET', `?limit=5&after=${keys[3]}`);
    expect(newest.list.map(({ key }: { key: string }) => key)).toEqual(keys.slice(0, 3));
    expect(newest.more).toBe(false);
  });

  it('keeps the page boundaries when a new enquiry arrives', async () => {
    for (let minute = 0; minute < 4; minute += 1) {
      await inbox.addContact(`Old ${minute}`, { createdAt: at(minute) });
    }
    const { body } = await inbox.call('GET', '?limit=2');
    await inbox.addContact('New', { createdAt: at(9) });
    expect(await names(`limit=2&before=${body.list[1].key}`)).toEqual(['Old 1', 'Old 0']);
  });

  it('filters by kind, state, assignee, words and dates, and counts every state', async () => {
    await inbox.addContact('Ada King', { message: 'Six flats in 100%_Queens', createdAt: at(1) });
    await inbox.addContact('Bo Lee', {
      state: 'closed',
      assigneeId: 7,
      createdAt: at(2),
    });
    await inbox.addInvestor('Cy Ames', { state: 'in_progress', assigneeId: 8, createdAt: at(3) });
    // A quarter past ten in the evening in New York is the next day in London.
    await inbox.addInvestor('Di Voss', { createdAt: new Date('2026-11-22T03:15:00Z') });

    expect(await names('kind=contact')).toEqual(['Bo Lee', 'Ada King']);
    expect(await names('kind=listing')).toEqual([]);
    expect(await names('state=closed&state=in_progress')).toEqual(['Cy Ames', 'Bo Lee']);
    expect(await names('state=closed,new')).toEqual(['Di Voss', 'Bo Lee', 'Ada King']);
    expect(await names('assignee=me')).toEqual(['Bo Lee']);
    expect(await names('assignee=me', omar)).toEqual(['Cy Ames']);
    expect(await names('assignee=8')).toEqual(['Cy Ames']);
    expect(await names('assignee=nobody')).toEqual(['Di Voss', 'Ada King']);
    expect(await names('search=queens%20ADA')).toEqual(['Ada King']);
    expect(await names('search=100%25_')).toEqual(['Ada King']);
    expect(await names('search=0%25Q')).toEqual([]);
    expect(await names('search=bo.lee%40')).toEqual(['Bo Lee']);
    expect(await names('search=555-0142&kind=investor')).toEqual(['Di Voss', 'Cy Ames']);
    expect(await names('from=2026-11-21')).toEqual(['Di Voss']);
    expect(await names('from=2026-11-21&to=2026-11-21')).toEqual(['Di Voss']);
    expect(await names('to=2026-11-20')).toEqual(['Cy Ames', 'Bo Lee', 'Ada King']);

    const { body } = await inbox.call('GET', '?state=closed&kind=contact&limit=1');
    expect(body.counts).toEqual({ new: 1, in_progress: 0, answered: 0, closed: 1, spam: 0 });
  });

  it.each([
    'state=open',
    'assignee=somebody',
    'kind=letter',
    'from=2026-02-30',
    'from=0000-01-01',
    'to=yesterday',
    'before=7',
    'after=2026-13-20T15:04:05.678Z_contact_12',
    'limit=101',
    `search=${'x'.repeat(101)}`,
    `search=${'x%20'.repeat(9)}`,
  ])('returns 422 with the invalid parameter of %s', async (search) => {
    const { status, body } = await inbox.call('GET', `?${search}`);
    expect([status, Object.keys(body.errors)]).toEqual([422, [search.split('=')[0]]]);
  });

  it('returns 404 for a missing enquiry and for kinds of other services', async () => {
    for (const [path, status] of [
      ['/contact/99', 404],
      ['/listing/1', 404],
      ['/contact/x', 400],
      ['/letter/1', 400],
    ] as const) {
      expect([path, (await inbox.call('GET', path)).status]).toEqual([path, status]);
      const change = await inbox.call('PATCH', path, { payload: { version: 1 } });
      expect([path, change.status]).toEqual([path, status]);
      const note = await inbox.call('POST', `${path}/notes`, { payload: { text: 'x' } });
      expect([path, note.status]).toEqual([path, status]);
    }
  });

  it('migrates older enquiries: spam as spam, the rest as new', async () => {
    const { dataSource } = service;
    await inbox.addContact('Ada King');
    await inbox.addContact('Bot', { spamSign: 'too-fast', state: 'spam' });
    // Undo also the later migration of the search index.
    await dataSource.undoLastMigration();
    await dataSource.undoLastMigration();
    await dataSource.runMigrations();

    expect((await inbox.call('GET', '')).body.list).toMatchObject([
      { name: 'Bot', state: 'spam', version: 1 },
      { name: 'Ada King', state: 'new', assignee_id: null },
    ]);
  });
});

/** Orders inbox keys by time, then kind, then id. */
function order(one: string, other: string): number {
  const [[at1 = '', kind1 = '', id1], [at2 = '', kind2 = '', id2]] = [
    one.split('_'),
    other.split('_'),
  ];
  return at1.localeCompare(at2) || kind1.localeCompare(kind2) || Number(id1) - Number(id2);
}
