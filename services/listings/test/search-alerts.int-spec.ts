import { Listing, OpenHouse } from '../src/listings/listing.entity.js';
import { writeListings } from '../src/listings/listing-writer.js';
import { aListing } from './a-listing.js';
import { DAY, ORIGIN, useSavedSearches } from './use-saved-searches.js';

describe('alerts of saved searches', () => {
  const use = useSavedSearches();
  const { alerts, app, confirmed, dispatch, nextMail, unreadMails, withdraw, write } = use;

  it('tells each event of a matching home once', async () => {
    await confirmed();
    await write();
    await write({ sourceKey: 'too-dear', listPrice: 950_000 });
    await write({ sourceKey: 'elsewhere', subdivisionName: 'Corona' });
    await write({ listPrice: 750_000 });
    await dispatch();
    const mail = await nextMail();
    expect(mail.subject).toBe('News of homes: Condos in Astoria');
    expect(mail.text).toContain('New on the market\nPrice lowered, it was $800,000');
    expect(mail.text).toContain(
      `${ORIGIN}/listings/sales/queens?neighbourhood=Astoria&max_price=900000`,
    );
    expect(mail.text).not.toMatch(/Corona|950,000/);
    expect(mail.headers).toMatchObject({
      'list-unsubscribe': expect.stringMatching(
        /^<http:\/\/localhost:8000\/api\/auth\/saved-searches\/leave\?token=[\w-]{43}>, <mailto:/,
      ),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });

    // The price goes up and down again: the same news.
    await write({ listPrice: 800_000 });
    await write({ listPrice: 750_000 });
    await dispatch();
    expect(await alerts()).toHaveLength(2);
    expect(await unreadMails()).toBe(0);
  });

  it('tells a person with two searches about a home in one of them', async () => {
    await confirmed();
    await confirmed({ title: 'All of Queens', search: 'type=sales&location=queens' });
    await write();
    await dispatch();
    const mail = await nextMail();
    expect(mail.text.match(/14-53 28th Ave/g)).toHaveLength(1);
    expect(mail.text).not.toContain('All of Queens');
    expect(await unreadMails()).toBe(0);
  });

  it('tells of homes that leave, come back, and can be visited', async () => {
    await confirmed();
    await write();
    await dispatch();
    await nextMail();
    await withdraw();
    await dispatch();
    expect((await nextMail()).text).toContain('No longer on the market');
    await write();
    await dispatch();
    expect((await nextMail()).text).toContain('Back on the market');
    const home = await app().dataSource.getRepository(Listing).findOneByOrFail({});
    const startsAt = new Date(Date.now() + DAY);
    const times = { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) };
    const insert = () =>
      app().dataSource.manager.insert(OpenHouse, { listingId: home.id, ...times });
    await insert();
    await dispatch();
    expect((await nextMail()).text).toContain('Open house:');
    // A publication of an own home writes its open houses anew.
    await app().dataSource.manager.delete(OpenHouse, { listingId: home.id });
    await insert();
    await dispatch();
    expect(await unreadMails()).toBe(0);
  });

  it('reports only the chosen events', async () => {
    await confirmed({ events: ['price-lowered'] });
    await write();
    await dispatch();
    await write({ listPrice: 700_000 });
    await dispatch();
    expect(await alerts()).toEqual([{ kind: 'price-lowered', occurrence: '700000' }]);
  });

  it('rolls an event back with its cause', async () => {
    await confirmed();
    const failing = app().dataSource.transaction(async (manager) => {
      await writeListings(manager, 'test', [aListing]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const rows = await app().dataSource.query<object[]>('SELECT * FROM listing_event');
    expect(rows).toEqual([]);
  });

  it('writes no events while nobody has a saved search', async () => {
    await write();
    await write({ listPrice: 1 });
    const rows = await app().dataSource.query<object[]>('SELECT * FROM listing_event');
    expect(rows).toEqual([]);
  });

  it('sends daily news the next morning, also when two processes do so at once', async () => {
    await confirmed({ frequency: 'daily' });
    await write();
    await dispatch();
    expect(await unreadMails()).toBe(0);
    const tomorrow = new Date(Date.now() + DAY);
    await Promise.all([dispatch(tomorrow), dispatch(tomorrow)]);
    expect((await nextMail()).text).toContain('14-53 28th Ave');
    expect(await unreadMails()).toBe(0);
  });

  it('writes in the language of the form', async () => {
    await confirmed({}, 'de');
    await write();
    await dispatch();
    const mail = await nextMail();
    expect(mail.subject).toBe('Neues zu Immobilien: Condos in Astoria');
    expect(mail.text).toContain(`${ORIGIN}/de/listings-detail/`);
    expect(mail.text).toContain(`${ORIGIN}/de/listings/saved-searches#manage=`);
  });

  it('tells of homes in drawn areas only', async () => {
    // Two triangles: one around the home, and one of places without homes.
    const [around, elsewhere] = ['_hzwFnfgbM~W_X_X_X', '_flwF~_xbM?o}@n}@n}@'];
    const search = new URLSearchParams([
      ['type', 'sales'],
      ['within', elsewhere],
      ['within', around],
    ]);
    const { searches } = await confirmed({ title: 'Drawn', search: search.toString() });
    expect(searches).toHaveLength(1);
    await write();
    await write({ sourceKey: 'beside', latitude: 40.7685, longitude: -73.9335 });
    await write({ sourceKey: 'without a place', latitude: null, longitude: null });
    await dispatch();
    const { text } = await nextMail();
    expect(text.match(/New on the market/g)).toHaveLength(1);
    const page = new URL(/http\S+\/listings\/sales\?\S+/.exec(text)?.[0] ?? '');
    expect(page.searchParams.getAll('within')).toEqual([elsewhere, around]);
  });

  it('tells of homes near a subway station, with a short way to another one, only', async () => {
    const search = new URLSearchParams([
      ['type', 'sales'],
      ['nearby', 'subway-15'],
      ['commute', 'Times Sq-42 St-60'],
    ]);
    const { searches } = await confirmed({ title: 'Commute', search: search.toString() });
    expect(searches).toHaveLength(1);
    await write();
    // Beside the station Beach 67 St, an hour and a half away; and a home with an unknown place.
    await write({ sourceKey: 'Rockaway', latitude: 40.5907, longitude: -73.797 });
    await write({ sourceKey: 'without a place', latitude: null, longitude: null });
    await dispatch();
    const { text } = await nextMail();
    expect(text.match(/New on the market/g)).toHaveLength(1);
    const page = new URL(/http\S+\/listings\/sales\?\S+/.exec(text)?.[0] ?? '');
    expect(page.searchParams.get('commute')).toBe('Times Sq-42 St-60');
  });

  it('waits for the postal address of the company, which stands in every mail', async () => {
    use.content().address = undefined;
    await confirmed();
    await write();
    await dispatch();
    await use.postponed();
    use.content().address = '2 Broadway, New York';
    await use.sendPostponed();
    const { text, html } = await nextMail();
    expect(text).toContain('Phantom Partners, 2 Broadway, New York\n');
    expect(html).toContain('<p>Phantom Partners, 2 Broadway, New York</p>');
    expect(await unreadMails()).toBe(0);
  });

  it('leaves out what has changed before the mail is sent', async () => {
    use.content().address = undefined;
    await confirmed({ events: ['new'] });
    await write();
    await dispatch();
    await use.postponed();
    await withdraw();
    use.content().address = '2 Broadway, New York';
    await use.sendPostponed();
    expect(await unreadMails()).toBe(0);
    expect(await alerts()).toHaveLength(1);
  });

  it('ends the searches of an address that does not exist', async () => {
    const { searches } = await confirmed();
    use.unknown.add('ada@example.com');
    await write();
    await dispatch();
    expect(await unreadMails()).toBe(0);
    const rows = await app().dataSource.query<object[]>('SELECT id, state FROM saved_search');
    expect(rows).toEqual([{ id: searches[0]?.id, state: 'left' }]);
  });
});
