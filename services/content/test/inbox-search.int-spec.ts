import { queryPlans, type TestApp } from '@phantom/service-kit/testing';
import { DataSource } from 'typeorm';
import { contentApp } from './content-app.js';
import { inboxClient } from './inbox-client.js';

const ADD = `
  INSERT INTO contact_enquiry (name, email, phone, phone_e164, subject, message, lang, state, created_at)
  SELECT 'Visitor ' || n, 'visitor' || n || '@example.com', '(212) 555-0142', '+12125550142',
    'A house', 'Would you look at number ' || n * 7 || ' with me?', 'en',
    (ARRAY['new', 'answered', 'closed'])[n % 3 + 1], now() - n * interval '1 minute'
  FROM generate_series($1::integer, $1 + 4999) AS n`;

describe('search in the inbox', () => {
  let service: TestApp;
  let inbox: ReturnType<typeof inboxClient>;

  beforeAll(async () => {
    service = await contentApp();
    inbox = inboxClient(service);
  });
  afterAll(() => service.close());

  it('finds one of fifty thousand enquiries by an index, and counts by the same index', async () => {
    for (let first = 1; first <= 50_000; first += 5_000) {
      await service.dataSource.query(ADD, [first]);
    }
    await inbox.addContact('Ada King', { message: 'A greenhouse on the roof, in Ridgewood' });
    // Also empties the list of pending entries, whose length counts in the cost of the index.
    await service.dataSource.query('VACUUM ANALYZE contact_enquiry');
    const search = '?kind=contact&state=new&search=ridgewood%20greenh';
    const { body } = await inbox.call('GET', search);
    expect(body.list).toMatchObject([{ name: 'Ada King' }]);
    expect(body.counts).toMatchObject({ new: 1, closed: 0 });

    const all = await queryPlans(service.app.get(DataSource), () => inbox.call('GET', search));
    // A scheduled task may ask at the same time.
    const plans = all.filter((plan) => plan.includes('contact_enquiry'));
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      expect(plan).toContain('Bitmap Index Scan on contact_enquiry_search');
      expect(plan).not.toContain('Seq Scan');
    }
  });

  it('uses an index for enquiries of investors too', async () => {
    const plans = await queryPlans(
      service.app.get(DataSource),
      () => inbox.call('GET', '?kind=investor&search=conference'),
      { isSmall: true },
    );
    expect(plans.join('\n')).toContain('Bitmap Index Scan on investor_enquiry_search');
  });
});
