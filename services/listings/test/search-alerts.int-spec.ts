import { Listing, OpenHouse } from '../src/listings/listing.entity.js';
import { writeListings } from '../src/listings/listing-writer.js';
import { aListing } from './a-listing.js';
import { DAY, form, ORIGIN, useSavedSearches } from './use-saved-searches.js';

describe('alerts of saved searches', () => {
  const { alerts, app, confirmed, dispatch, mailsWaiting, nextMail, withdraw, write } =
    useSavedSearches();

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
        /^<http:\/\/localhost:8000\/api\/auth\/saved-searches\/leave\?token=[\w-]{43}>$/,
      ),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });

    // The price goes up and down again: the same news.
    await write({ listPrice: 800_000 });
    await write({ listPrice: 750_000 });
    await dispatch();
    expect(await alerts()).toHaveLength(2);
    expect(await mailsWaiting()).toBe(0);
  });

  it('tells a person with two searches about a home in one of them', async () => {
    await confirmed();
    await confirmed({ title: 'All of Queens', search: 'type=sales&location=queens' });
    await write();
    await dispatch();
    const mail = await nextMail();
    expect(mail.text.match(/14-53 28th Ave/g)).toHaveLength(1);
    expect(mail.text).not.toContain('All of Queens');
    expect(await mailsWaiting()).toBe(0);
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
    expect(await mailsWaiting()).toBe(0);
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
    expect(await mailsWaiting()).toBe(0);
    const tomorrow = new Date(Date.now() + DAY);
    await Promise.all([dispatch(tomorrow), dispatch(tomorrow)]);
    expect((await nextMail()).text).toContain('14-53 28th Ave');
    expect(await mailsWaiting()).toBe(0);
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
});
