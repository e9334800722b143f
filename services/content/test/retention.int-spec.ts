import type { TestApp } from '@phantom/service-kit/testing';
import { EnquiryRetentionService } from '../src/enquiries/enquiry-inbox.service.js';
import { ContactEnquiry } from '../src/enquiries/enquiry.entity.js';
import { contentApp } from './content-app.js';
import { inboxClient } from './inbox-client.js';

describe('retention of enquiries', () => {
  let service: TestApp;
  let inbox: ReturnType<typeof inboxClient>;

  beforeAll(async () => {
    service = await contentApp({ ENQUIRY_RETENTION_DAYS: '100', SPAM_RETENTION_DAYS: '10' });
    inbox = inboxClient(service);
    // The round at the start of the service must end before a test adds rows.
    await service.app.get(EnquiryRetentionService).idle();
  });
  afterAll(() => service.close());
  beforeEach(() => inbox.clear());

  const run = () => service.app.get(EnquiryRetentionService).run();
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const names = async () => {
    const rows = await service.dataSource
      .getRepository(ContactEnquiry)
      .find({ order: { id: 'ASC' } });
    return rows.map(({ name }) => name);
  };
  const count = async (table: string) =>
    (await service.dataSource.query<unknown[]>(`SELECT 1 FROM ${table}`)).length;

  it('deletes answered, closed and spam enquiries after their period, and no open ones', async () => {
    await inbox.addContact('Closed', { createdAt: ago(101), state: 'closed' });
    await inbox.addContact('Answered', { createdAt: ago(101), state: 'answered' });
    await inbox.addContact('Answered lately', { createdAt: ago(99), state: 'answered' });
    await inbox.addContact('Waiting', { createdAt: ago(5000), state: 'new' });
    await inbox.addContact('At work', { createdAt: ago(5000), state: 'in_progress' });
    await inbox.addContact('Spam', { createdAt: ago(11), state: 'spam' });
    await inbox.addContact('Spam of late', { createdAt: ago(9), state: 'spam' });
    await inbox.addContact('Changed', { createdAt: ago(200), state: 'new' });
    await inbox.addContact('Noted', { createdAt: ago(200), state: 'closed' });
    await inbox.addInvestor('Old', { createdAt: ago(200), state: 'closed' });
    await inbox.call('PATCH', '/contact/8', { payload: { version: 1, state: 'closed' } });
    await inbox.call('POST', '/contact/9/notes', { payload: { text: 'Rang again' } });
    await run();
    expect(await names()).toEqual([
      ...['Answered lately', 'Waiting', 'At work', 'Spam of late', 'Changed', 'Noted'],
    ]);
    expect(await count('investor_enquiry')).toBe(0);

    await service.dataSource.query(
      `UPDATE enquiry_change SET created_at = now() - interval '101 days'`,
    );
    await service.dataSource.query(
      `UPDATE enquiry_note SET created_at = now() - interval '101 days'`,
    );
    await run();
    expect(await names()).toEqual(['Answered lately', 'Waiting', 'At work', 'Spam of late']);
    expect([await count('enquiry_change'), await count('enquiry_note')]).toEqual([0, 0]);
  });

  it('deletes any number of enquiries, also when two processes run at once', async () => {
    await service.dataSource.query(`
      INSERT INTO contact_enquiry (name, email, phone, phone_e164, subject, lang, state, created_at)
      SELECT 'Somebody', 'somebody@example.com', '1', '1', 'Old', 'en', 'closed', now() - interval '1 year'
      FROM generate_series(1, 1700)`);
    await Promise.all([run(), run()]);
    await run();
    expect(await count('contact_enquiry')).toBe(0);
  });

  it('deletes notices that were never sent', async () => {
    await service.dataSource.query('TRUNCATE outbox_mail');
    const mail = (days: number) =>
      service.dataSource
        .query(`INSERT INTO outbox_mail (id, reply_name, reply_address, subject, text, created_at)
        VALUES (gen_random_uuid(), 'Ada', 'ada@example.com', 'Notice', 'Ada wrote', now() - interval '${days} days')`);
    await mail(101);
    await mail(99);
    await run();
    expect(await count('outbox_mail')).toBe(1);
  });
});
