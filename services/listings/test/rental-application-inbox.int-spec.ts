import { rowsContaining } from '@phantom/service-kit/testing';
import { EnquiryPersonalDataService } from '../src/enquiries/enquiry-inbox.service.js';
import { ApplicationRetention } from '../src/rental-applications/application-retention.js';
import { useRentalApplications } from './use-rental-applications.js';

describe('the inbox of applications for rentals', () => {
  const { app, asEmployee, begun, call, nextMail, submitted, unreadMails } =
    useRentalApplications();
  const query = <Row>(sql: string) => app().dataSource.query<Row[]>(sql);
  const audit = () =>
    query<{ action: string; record_type: string; details: object | null }>(
      'SELECT action, record_type, details FROM audit_entry ORDER BY id DESC LIMIT 1',
    );

  it('lists those that were sent, the latest first, by state and by page', async () => {
    await begun({ email: 'draft@example.com' });
    const ids: number[] = [];
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
      ids.unshift((await submitted({ email })).id);
    const idsOf = async (search: string) =>
      (await asEmployee('GET', search)).body.list.map(({ id }) => id);
    expect(await idsOf('')).toEqual(ids);
    const page = await asEmployee('GET', '?limit=2');
    expect(page.body).toMatchObject({ more: true, list: [{ id: ids[0] }, { id: ids[1] }] });
    expect(await idsOf(`?limit=2&before=${ids[1]}`)).toEqual([ids[2]]);
    await asEmployee('PATCH', `/${ids[2]}`, {
      version: await versionOf(ids[2]),
      state: 'approved',
    });
    expect(await idsOf('?state=approved')).toEqual([ids[2]]);
    expect((await asEmployee('GET', '?state=draft')).status).toBe(422);
  });

  const versionOf = async (id = 0) => (await asEmployee('GET', `/${id}`)).body.list[0]?.version;

  it('is for employees', async () => {
    const { id } = await submitted();
    const investor = { type: 'Investor' as const };
    for (const path of ['', `/${id}`, `/${id}/papers/1`])
      expect((await asEmployee('GET', path, undefined, investor)).status).toBe(403);
    expect((await asEmployee('PATCH', `/${id}`, { version: 1 }, investor)).status).toBe(403);
  });

  it('shows everything of an application with its papers, but no draft', async () => {
    const { id } = await submitted();
    const { body } = await asEmployee('GET', `/${id}`);
    const [application] = body.list;
    expect(application).toMatchObject({
      ...{ name: 'Ada King', yearly_income: 96_543, guarantor_name: 'George Byron' },
      next_states: ['in_review', 'approved', 'declined'],
    });
    const [stored] = application?.papers ?? [];
    const { response } = await asEmployee('GET', `/${id}/papers/${stored?.id}`);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.rawPayload).toHaveLength(stored?.bytes ?? 0);

    const other = await submitted({ email: 'bo@example.com' });
    expect((await asEmployee('GET', `/${other.id}/papers/${stored?.id}`)).status).toBe(404);
    await begun({ email: 'draft@example.com' });
    const [draft] = await query<{ id: number }>(
      `SELECT id FROM rental_application WHERE state = 'draft'`,
    );
    expect((await asEmployee('GET', `/${draft?.id}`)).status).toBe(404);
  });

  it.each([
    ['in_review', 'We are reading your application'],
    ['approved', 'Your application is approved'],
    ['declined', 'Your application was not successful'],
  ])('moves an application to %s and tells the applicant', async (state, subject) => {
    const { id, mailed } = await submitted();
    const change = { version: await versionOf(id), state, note: 'Called the employer.' };
    const { body } = await asEmployee('PATCH', `/${id}`, change);
    expect(body.list[0]).toMatchObject({ state, note: 'Called the employer.' });
    const mail = await nextMail('To: ada@example.com');
    expect(mail.subject).toContain(subject);
    expect(mail.text).not.toContain('Called');
    expect(await audit()).toMatchObject([{ action: 'noted', record_type: 'rental-application' }]);
    const own = await call('own', { token: mailed });
    expect(own.body.list[0]?.state).toBe(state);
    expect(own.response.body).not.toContain('Called');
  });

  it('refuses a change of an older version, and a move that is not possible', async () => {
    const { id, mailed } = await submitted();
    const version = await versionOf(id);
    expect((await asEmployee('PATCH', `/${id}`, { version, note: 'First' })).status).toBe(200);
    const stale = await asEmployee('PATCH', `/${id}`, { version, note: 'Second' });
    expect(stale.status).toBe(409);
    expect(stale.body.list[0]).toMatchObject({ note: 'First' });
    await call('withdraw', { token: mailed });
    const late = { version: await versionOf(id), state: 'approved' };
    expect((await asEmployee('PATCH', `/${id}`, late)).status).toBe(409);
  });

  it('does not let an applicant withdraw what was declined', async () => {
    const { id, mailed } = await submitted();
    await asEmployee('PATCH', `/${id}`, { version: await versionOf(id), state: 'declined' });
    expect((await call('withdraw', { token: mailed })).status).toBe(409);
  });

  it('tells once that a home is gone, applicant and staff', async () => {
    const { home } = await submitted();
    await begun({ email: 'other@example.com' });
    await query(`UPDATE listing SET standard_status = 'Withdrawn' WHERE id = ${home}`);
    const retention = app().app.get(ApplicationRetention);
    for (let round = 0; round < 2; round += 1) await retention.run();
    expect((await nextMail('To: ada@example.com')).subject).toMatch(/^No longer on the market/);
    expect((await nextMail('To: office@')).subject).toContain('off the market');
    expect(await unreadMails()).toBe(0);
  });

  it('removes drafts after 30 days, decided ones after those of the settings, with their papers', async () => {
    const { id } = await submitted();
    await begun({ email: 'draft@example.com' });
    const leftAfter = async (days: number) => {
      await query(`UPDATE rental_application SET updated_at = now() - interval '${days} days'`);
      await app().app.get(ApplicationRetention).run();
      return query(`SELECT
        (SELECT count(*)::integer FROM rental_application) AS applications,
        (SELECT count(*)::integer FROM stored_file) AS files`);
    };
    expect(await leftAfter(29)).toEqual([{ applications: 2, files: 2 }]);
    expect(await leftAfter(31)).toEqual([{ applications: 1, files: 2 }]);
    // One that waits for a decision stays.
    expect(await leftAfter(400)).toEqual([{ applications: 1, files: 2 }]);
    await asEmployee('PATCH', `/${id}`, { version: await versionOf(id), state: 'declined' });
    expect(await leftAfter(179)).toEqual([{ applications: 1, files: 2 }]);
    expect(await leftAfter(181)).toEqual([{ applications: 0, files: 0 }]);
  });

  it('reports and erases the applications of a person with their papers', async () => {
    await submitted();
    await unreadMails();
    const person = { email: 'ada@example.com', accountId: null, names: [] };
    const user = { id: 7, name: 'Nadia', email: 'n@example.com', type: 'admin', rights: [] };
    const service = app().app.get(EnquiryPersonalDataService);
    const options = { user: user as never, isOwn: false };
    const { list } = await service.report(person, options);
    expect(list).toMatchObject([
      {
        kind: 'rental-application',
        rows: [{ yearly_income: 96_543, papers: [{ name: 'Pass.pdf' }, { name: 'Pass.pdf' }] }],
      },
    ]);
    const erased = await service.erase(person, user as never);
    expect(erased.list).toEqual([{ kind: 'rental-application', count: 1 }]);
    const words = ['ada@example.com', 'Ada King', '555 0142', 'Byron'];
    expect(await rowsContaining(app().dataSource, words)).toEqual([]);
    expect(await query('SELECT 1 FROM stored_file')).toEqual([]);
  });
});
