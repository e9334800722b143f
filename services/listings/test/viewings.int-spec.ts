import { randomUUID } from 'node:crypto';
import { dayFromNow, useViewings } from './use-viewings.js';

describe('viewings', () => {
  const { app, asEmployee, book, booked, nextMail, openSlots, request, slotsOf, unreadMails } =
    useViewings();
  const query = (sql: string, values: unknown[] = []) =>
    app().dataSource.query<unknown[]>(sql, values);

  it('opens a series of slots in New York time, which visitors see', async () => {
    const { home, slots } = await openSlots();
    const shown = await slotsOf(home);
    expect(shown.map(({ id }) => id)).toEqual(slots.map(({ id }) => id));
    const clock = new Intl.DateTimeFormat('sv', {
      timeZone: 'America/New_York',
      timeStyle: 'short',
    });
    expect(shown.map(({ starts_at: at }) => clock.format(new Date(at)))).toEqual([
      ...['10:00', '10:30', '11:00'],
    ]);
    const { body } = await request('GET', `listings-detail?id=${home}`);
    expect(body.list[0]).toMatchObject({ has_viewing_slots: true });
  });

  it('gives a slot to one of 50 visitors at once', async () => {
    const { home, slots } = await openSlots('10:30');
    const [slot] = slots;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        book(slot?.id ?? 0, { email: `visitor-${number}@example.com` }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused).toHaveLength(49);
    expect(new Set(refused.map(({ body }) => body.message))).toEqual(
      new Set(['This time is no longer free. Please choose another one.']),
    );
    expect(await query('SELECT 1 FROM viewing')).toHaveLength(1);
    expect(await slotsOf(home)).toEqual([]);
    // One to the visitor, one to the staff.
    expect(await unreadMails()).toBe(2);
  });

  it('books once for a form that is sent again', async () => {
    const { slots } = await openSlots();
    const key = randomUUID();
    const send = () => book(slots[0]?.id ?? 0, {}, 'en', key);
    expect(await send()).toEqual(await send());
    expect(await query('SELECT 1 FROM viewing')).toHaveLength(1);
  });

  it('refuses slots that begin within the hour, and those of homes that are off the market', async () => {
    const { home, slots } = await openSlots();
    const [soon, later] = slots.map(({ id }) => id);
    await query(`UPDATE viewing_slot SET starts_at = now() + interval '59 minutes' WHERE id = $1`, [
      soon,
    ]);
    expect((await book(soon ?? 0)).status).toBe(409);
    expect((await slotsOf(home)).map(({ id }) => id)).not.toContain(soon);
    await query(`UPDATE listing SET standard_status = 'Withdrawn' WHERE id = $1`, [home]);
    expect((await book(later ?? 0)).status).toBe(409);
    expect(await slotsOf(home)).toEqual([]);
  });

  it('tells visitor and staff by mail, with a calendar file and a link', async () => {
    const { slots } = await openSlots();
    const { mail } = await booked(slots[1]?.id ?? 0);
    expect(mail.subject).toBe('Your viewing is booked: 14-53 28th Ave Apt 3A');
    expect(mail.text).toContain('at 10:30');
    expect(mail.text).not.toContain('Ada');
    expect(mail.text).toMatch(/localhost:8000\/listings\/viewing#manage=[\w-]{43}\n/);
    expect(mail.html).toMatch(/<a href="http:[^"]+#manage=[\w-]{43}">/);
    expect(mail.calendar).toMatch(/^BEGIN:VCALENDAR/);
    const start = slots[1]?.starts_at.replaceAll(/[-:]|\.\d+/g, '');
    for (const line of ['METHOD:REQUEST', 'SEQUENCE:0', `DTSTART:${start}`, 'STATUS:CONFIRMED'])
      expect(mail.calendar.split(/\r?\n/)).toContain(line);

    const notice = await nextMail('To: office@');
    expect(notice.subject).toMatch(/^Viewing booked: 14-53 28th Ave Apt 3A/);
    expect(notice.text).toContain('Name: Ada King');
  });

  it.each([
    ['de', 'Ihre Besichtigung ist gebucht', 'New Yorker Zeit'],
    ['it', 'La Sua visita è prenotata', 'ora di New York'],
    ['ru', 'Вы записаны на показ', 'время Нью-Йорка'],
    ['es', 'Su visita está reservada', 'hora de Nueva York'],
  ])('writes the mail in the language %s', async (lang, subject, zone) => {
    const { slots } = await openSlots();
    const { mail } = await booked(slots[0]?.id ?? 0, {}, lang);
    expect(mail.subject).toContain(subject);
    expect(mail.text).toContain(zone);
    expect(mail.text).toContain(`/${lang}/listings/viewing#`);
  });

  it('moves a viewing by its link, and updates the calendar', async () => {
    const { home, slots } = await openSlots();
    const [first, second] = slots.map(({ id }) => id);
    const { token, mail: before } = await booked(first ?? 0);
    const own = await request('POST', 'viewings/own', { token });
    expect(own.body.list[0]?.slots.map(({ id }) => id)).not.toContain(first);
    const moved = await request('POST', 'viewings/move', { token, slot_id: second });
    expect(moved.body.list[0]).toMatchObject({ starts_at: slots[1]?.starts_at, state: 'booked' });
    const mail = await nextMail('To: ada@example.com');
    expect(mail.subject).toMatch(/^Your viewing has a new time/);
    const lineOf = (calendar: string, name: string) =>
      new RegExp(`^${name}:.*$`, 'm').exec(calendar);
    expect(lineOf(mail.calendar, 'UID')?.[0]).toBe(lineOf(before.calendar, 'UID')?.[0]);
    expect(lineOf(mail.calendar, 'SEQUENCE')?.[0]).toContain('SEQUENCE:1');
    expect((await slotsOf(home)).map(({ id }) => id)).toEqual([first, slots[2]?.id]);

    // Sent again, it changes nothing.
    await request('POST', 'viewings/move', { token, slot_id: second });
    expect(await query('SELECT sequence FROM viewing')).toEqual([{ sequence: 1 }]);
  });

  it('does not move a viewing to a slot that is taken or of another home', async () => {
    const { slots } = await openSlots();
    const other = await openSlots();
    const { token } = await booked(slots[0]?.id ?? 0);
    await booked(slots[1]?.id ?? 0, { email: 'bo@example.com' });
    for (const slot of [slots[1], other.slots[0]]) {
      const move = { token, slot_id: slot?.id };
      expect((await request('POST', 'viewings/move', move)).status).toBe(409);
    }
    const own = await request('POST', 'viewings/own', { token });
    expect(own.body.list[0]?.starts_at).toBe(slots[0]?.starts_at);
  });

  it('lets two visitors want the slot of each other at once', async () => {
    const { slots } = await openSlots('11:00');
    const [first, second] = slots.map(({ id }) => id);
    const ada = await booked(first ?? 0);
    const bo = await booked(second ?? 0, { email: 'bo@example.com' });
    const answers = await Promise.all([
      request('POST', 'viewings/move', { token: ada.token, slot_id: second }),
      request('POST', 'viewings/move', { token: bo.token, slot_id: first }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  });

  it('cancels a viewing by its link, which opens the slot for others', async () => {
    const { home, slots } = await openSlots('10:30');
    const { token } = await booked(slots[0]?.id ?? 0);
    const { body } = await request('POST', 'viewings/cancel', { token });
    expect(body.list[0]).toMatchObject({ state: 'cancelled' });
    const mail = await nextMail('To: ada@example.com');
    expect(mail.text).toContain(`/listings-detail/${home}`);
    for (const line of ['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED'])
      expect(mail.calendar.split(/\r?\n/)).toContain(line);
    expect(await slotsOf(home)).toHaveLength(1);
    expect((await request('POST', 'viewings/cancel', { token })).status).toBe(409);
    await booked(slots[0]?.id ?? 0, { email: 'bo@example.com' });
  });

  it('refuses an unknown link, and changes of a viewing that has begun', async () => {
    expect((await request('POST', 'viewings/own', { token: 'x' })).status).toBe(410);
    const { slots } = await openSlots();
    const { token } = await booked(slots[0]?.id ?? 0);
    await query(`UPDATE viewing SET starts_at = now() - interval '1 minute'`);
    const { status, body } = await request('POST', 'viewings/cancel', { token });
    expect(status).toBe(409);
    expect(body.message).toMatch(/^This viewing is over/);
  });

  it('books five viewings to come for one address at most', async () => {
    const { slots } = await openSlots('13:00');
    const answers = [];
    for (const { id } of slots) answers.push(await book(id));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 422]);
    expect(Object.keys(answers[5]?.body.errors ?? {})).toEqual(['email']);
  });

  it('answers spam as it answers others, and books nothing', async () => {
    const { slots } = await openSlots();
    const spam = await book(slots[0]?.id ?? 0, { website: 'x' });
    expect(spam).toEqual(await book(slots[1]?.id ?? 0));
    expect(await query('SELECT 1 FROM viewing')).toHaveLength(1);
  });

  it('keeps the day that an employee asked for free of overlaps', async () => {
    const { home } = await openSlots();
    const again = {
      home: String(home),
      day: dayFromNow(1),
      from: '11:00',
      to: '12:30',
      minutes: 45,
    };
    const { body } = await asEmployee('POST', '/slots', again);
    // The first of both overlaps with the one at 11:00.
    expect(body.list).toHaveLength(1);
    const { status } = await asEmployee('POST', '/slots', again);
    expect(status).toBe(422);
  });
});
