import { rowsContaining } from '@phantom/service-kit/testing';
import { VIEWING_RECORDS, ViewingRetention } from '../src/viewings/viewing-records.js';
import { dayFromNow, useViewings } from './use-viewings.js';

describe('the calendar of viewings', () => {
  const { app, asEmployee, book, booked, nextMail, openSlots, request, slotsOf, unreadMails } =
    useViewings();
  const query = <Row>(sql: string) => app().dataSource.query<Row[]>(sql);
  const audit = () =>
    query<{ action: string; record_type: string }>(
      'SELECT action, record_type FROM audit_entry ORDER BY id DESC LIMIT 1',
    );

  it('shows the week with who has booked', async () => {
    const { slots } = await openSlots();
    await booked(slots[0]?.id ?? 0);
    const { body } = await asEmployee('GET', `?from=${dayFromNow(1)}`);
    expect(body.list).toMatchObject([
      {
        home: '14-53 28th Ave Apt 3A',
        viewing: { name: 'Ada King', email: 'ada@example.com', phone: '+1 212 555 0142' },
      },
      { viewing: null },
      { viewing: null },
    ]);
    expect((await asEmployee('GET', `?from=${dayFromNow(8)}`)).body.list).toEqual([]);
    expect((await request('GET', 'viewing-calendar')).status).toBe(401);
  });

  it.each([
    ['home', { home: '' }],
    ['day', { day: '2026-02-30' }],
    ['from', { from: '25:00' }],
    ['from', { from: '12:00', to: '12:10' }],
    ['from', { day: '2020-01-01' }],
    ['minutes', { minutes: 5 }],
  ])('refuses slots with a wrong %s', async (field, wrong) => {
    const { home } = await openSlots();
    const form = {
      home: String(home),
      day: dayFromNow(2),
      from: '10:00',
      to: '11:00',
      minutes: 30,
    };
    const { status, body } = await asEmployee('POST', '/slots', { ...form, ...wrong });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('finds a home by its address or its page, and refuses others', async () => {
    const { home } = await openSlots();
    const open = (named: string, day: number) =>
      asEmployee('POST', '/slots', {
        ...{ home: named, day: dayFromNow(day), from: '10:00', to: '10:30', minutes: 30 },
      });
    expect((await open('14-53 28th Ave Apt 3A, Astoria', 2)).status).toBe(200);
    expect((await open(`https://site.example/de/listings-detail/${home}`, 3)).status).toBe(200);
    const { status, body } = await open('1 Nowhere St', 4);
    expect(status).toBe(422);
    expect(body.message).toMatch(/^There is no such home/);
  });

  it('removes an open slot, and refuses to remove a booked one', async () => {
    const { home, slots } = await openSlots();
    const [first, second] = slots.map(({ id }) => id);
    await booked(first ?? 0);
    expect((await asEmployee('DELETE', `/slots/${first}`)).status).toBe(409);
    expect((await asEmployee('DELETE', `/slots/${second}`)).status).toBe(200);
    expect(await audit()).toEqual([{ action: 'removed', record_type: 'viewing-slot' }]);
    expect((await asEmployee('DELETE', `/slots/${second}`)).status).toBe(404);
    expect(await slotsOf(home)).toHaveLength(1);
  });

  it('cancels a viewing, tells the visitor and takes the slot away', async () => {
    const { home, slots } = await openSlots('10:30');
    const id = slots[0]?.id ?? 0;
    expect((await asEmployee('POST', `/slots/${id}/cancel`)).status).toBe(409);
    await booked(id, {}, 'de');
    expect((await asEmployee('POST', `/slots/${id}/cancel`)).status).toBe(200);
    const mail = await nextMail('To: ada@example.com');
    expect(mail.subject).toMatch(/^Wir müssen Ihre Besichtigung absagen/);
    expect(mail.calendar).toContain('METHOD:CANCEL');
    expect(await slotsOf(home)).toEqual([]);
    expect(await audit()).toEqual([{ action: 'cancelled', record_type: 'viewing' }]);
    expect((await book(id)).status).toBe(409);
  });

  it('reports and erases the viewings of a person, which opens their slots', async () => {
    const { home, slots } = await openSlots('10:30');
    await booked(slots[0]?.id ?? 0);
    await unreadMails();
    const person = { email: 'ada@example.com', accountId: null, names: [] };
    const { manager } = app().dataSource;
    expect((await VIEWING_RECORDS.find(manager, person)).rows).toMatchObject([
      { name: 'Ada King', listing_id: home, state: 'booked' },
    ]);
    expect((await VIEWING_RECORDS.remove(manager, person)).ids).toHaveLength(1);
    const words = ['ada@example.com', 'Ada King', '555 0142'];
    expect(await rowsContaining(app().dataSource, words)).toEqual([]);
    expect(await slotsOf(home)).toHaveLength(1);
  });

  it('removes viewings two years after they took place', async () => {
    const { slots } = await openSlots('10:30');
    await booked(slots[0]?.id ?? 0);
    const counts = async (days: number) => {
      for (const table of ['viewing', 'viewing_slot']) {
        await query(`UPDATE ${table} SET starts_at = now() - interval '${days} days'`);
      }
      await app().app.get(ViewingRetention).run();
      return query(`SELECT (SELECT count(*)::integer FROM viewing) AS viewings,
        (SELECT count(*)::integer FROM viewing_slot) AS slots`);
    };
    expect(await counts(729)).toEqual([{ viewings: 1, slots: 1 }]);
    expect(await counts(731)).toEqual([{ viewings: 0, slots: 0 }]);
  });
});
