import { randomUUID } from 'node:crypto';
import { sampleExecutable } from '@phantom/service-kit/testing';
import { dayFromNow } from './use-viewings.js';
import { applicant, income, newToken, useRentalApplications } from './use-rental-applications.js';

describe('applications for rentals', () => {
  const { app, addPaper, addRental, begin, begun, call, completed, nextMail, ...use } =
    useRentalApplications();
  const { request, submit, submitted, unreadMails } = use;
  const query = (sql: string) => app().dataSource.query<unknown[]>(sql);
  const stateOf = async (token: string) =>
    (await call('own', { token })).body.list[0]?.state ?? 'none';

  it('begins with a mail that has a link, and nothing that was typed', async () => {
    const { home, mail, token } = await begun();
    expect(mail.subject).toBe('Your application: 14-53 28th Ave Apt 3A');
    expect(mail.text).toMatch(/localhost:8000\/listings\/apply#manage=[\w-]{43}\n/);
    expect(mail.text).toContain(`/listings-detail/${home}`);
    expect(mail.text).not.toContain('Ada');
    const { body } = await call('own', { token });
    expect(body.list[0]).toMatchObject({
      ...{ state: 'draft', is_confirmed: false, name: 'Ada King', people: 2, papers: [] },
      home: { id: home, rent: 2400, is_available: true },
    });
    // Employees hear of it when it is sent.
    expect(await unreadMails()).toBe(0);
  });

  it.each([
    ['de', 'Ihre Bewerbung: '],
    ['it', 'La Sua domanda: '],
    ['ru', 'Ваша заявка: '],
    ['es', 'Su solicitud: '],
  ])('writes the mail in the language %s', async (lang, subject) => {
    const { mail } = await begun({}, lang);
    expect(mail.subject).toContain(subject);
    expect(mail.text).toContain(`/${lang}/listings/apply#manage=`);
  });

  it('begins once for a form that is sent again, and not at all for spam', async () => {
    const home = await addRental();
    const [token, key] = [newToken(), randomUUID()];
    const send = () => begin(home, { token }, 'en', key);
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    expect((await begin(home, { website: 'x' })).body).toEqual(first.body);
    expect(await query('SELECT 1 FROM rental_application')).toHaveLength(1);
  });

  it('is for rentals that are on the market', async () => {
    const sale = await addRental({ transactionType: 'sale' });
    expect((await begin(sale)).status).toBe(410);
    const gone = await addRental({ standardStatus: 'Withdrawn' });
    expect((await begin(gone)).status).toBe(410);
  });

  it.each([
    ['name', { name: ' ' }],
    ['phone', { phone: '12' }],
    ['move_in', { move_in: dayFromNow(-2) }],
    ['move_in', { move_in: '2027-02-30' }],
    ['people', { people: 0 }],
    ['token', { token: 'short' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const { status, body } = await begin(await addRental(), wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it.each([
    ['yearly_income', { yearly_income: -1 }],
    ['employer', { employer: '' }],
    ['guarantor_income', { guarantor_income: null }],
    ['guarantor_name', { guarantor_name: '' }],
  ])('refuses a second step with a wrong %s', async (field, wrong) => {
    const { token } = await begun();
    const { status, body } = await call('income', { token, ...income, ...wrong });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('has five open applications for one address at most', async () => {
    const home = await addRental();
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await begin(home)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 422]);
  });

  it('goes on by the mailed link, whose first change ends the link of the page', async () => {
    const { token, mailed } = await begun();
    // Reading changes nothing: programs that look for viruses open links too.
    expect((await call('own', { token: mailed })).body.list[0]?.is_confirmed).toBe(true);
    expect((await call('income', { token, ...income })).status).toBe(200);
    const change = { name: 'Ada Lovelace', phone: applicant.phone, people: 3 };
    const { body } = await call('applicant', {
      ...{ token: mailed, move_in: dayFromNow(40), ...change },
    });
    expect(body.list[0]).toMatchObject({ name: 'Ada Lovelace', pets: null, yearly_income: 96_543 });
    expect((await call('own', { token })).status).toBe(410);
    expect((await call('income', { token, ...income })).status).toBe(410);
  });

  it('stores papers by their content, once each, and removes them with their bytes', async () => {
    const { token } = await begun();
    expect((await addPaper(token, 'identity')).status).toBe(200);
    const { body } = await addPaper(token, 'identity');
    expect(body.list[0]?.papers).toMatchObject([{ kind: 'identity', name: 'Pass.pdf' }]);

    const program = { content: sampleExecutable(), name: 'income.pdf' };
    const refused = await addPaper(token, 'income', program);
    expect(refused.status).toBe(422);
    expect(refused.body.errors['file']?.[0]).toContain('PDF, JPEG, PNG');
    const large = { content: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.7'), name: 'large.pdf' };
    expect((await addPaper(token, 'income', large)).status).toBe(413);
    expect((await addPaper(token, 'dog-licence')).status).toBe(422);
    expect(await query('SELECT 1 FROM stored_file')).toHaveLength(1);

    const stored = { token, paper_id: body.list[0]?.papers[0]?.id };
    const content = await call('papers/content', stored);
    expect(content.response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(content.response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await call('papers/remove', stored)).body.list[0]?.papers).toEqual([]);
    expect(await query('SELECT 1 FROM stored_file')).toEqual([]);
    expect((await call('papers/content', stored)).status).toBe(404);
  });

  it('refuses foreign and unknown links', async () => {
    const mine = await begun();
    const { body } = await addPaper(mine.token, 'identity');
    const paperId = body.list[0]?.papers[0]?.id;
    const other = await begun({ email: 'bo@example.com' });
    for (const path of ['papers/content', 'papers/remove'])
      expect((await call(path, { token: other.token, paper_id: paperId })).status).toBe(404);
    for (const path of ['own', 'withdraw', 'link'])
      expect((await call(path, { token: newToken() })).status).toBe(410);
    expect((await addPaper(newToken(), 'identity')).status).toBe(410);
    expect(await query('SELECT 1 FROM stored_file')).toHaveLength(1);
  });

  it('is sent by the mailed link alone, and only when it is complete', async () => {
    const { token, mailed } = await begun();
    expect((await submit(token)).status).toBe(403);
    expect((await submit(mailed)).status).toBe(422);
    await call('income', { token: mailed, ...income });
    const incomplete = await submit(mailed);
    expect(incomplete.body.message).toMatch(/^Please add a proof of identity/);
    for (const kind of ['identity', 'income']) await addPaper(mailed, kind);
    const unsigned = await submit(mailed, { signature: '', consent_version: '' });
    expect(Object.keys(unsigned.body.errors).sort()).toEqual(['consent_version', 'signature']);
    expect((await submit(mailed)).body.list[0]).toMatchObject({ state: 'submitted' });
  });

  it('is sent once, and told to applicant and staff without income and papers', async () => {
    const { mailed, receipt, notice } = await submitted();
    expect(receipt.subject).toBe('We have received your application: 14-53 28th Ave Apt 3A');
    expect(notice.subject).toMatch(/^Application for a rental: 14-53 28th Ave Apt 3A/);
    expect(notice.text).toContain('Name: Ada King');
    for (const secret of ['96543', '96,543', '234567', 'Byron', 'Analytical', 'Pass.pdf'])
      expect(receipt.text + notice.text).not.toContain(secret);
    expect((await submit(mailed)).status).toBe(200);
    expect((await submit(mailed, { signature: 'Ada L.' })).status).toBe(409);
    expect((await call('income', { token: mailed, ...income })).status).toBe(409);
    expect((await addPaper(mailed, 'other')).status).toBe(409);
    expect(await unreadMails()).toBe(0);
  });

  it('is sent once of two calls at the same time', async () => {
    const { mailed } = await completed();
    const answers = await Promise.all([submit(mailed), submit(mailed, { signature: 'A. King' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await unreadMails()).toBe(2);
  });

  it('is withdrawn by the link, once', async () => {
    const { mailed } = await submitted();
    expect((await call('withdraw', { token: mailed })).body.list[0]?.state).toBe('withdrawn');
    expect((await nextMail('To: ada@example.com')).subject).toMatch(
      /^Your application is withdrawn/,
    );
    expect((await nextMail('To: office@')).subject).toMatch(/^Application withdrawn/);
    expect((await call('withdraw', { token: mailed })).status).toBe(200);
    expect(await unreadMails()).toBe(0);
    expect(await stateOf(mailed)).toBe('withdrawn');
  });

  it('cannot be sent for a home that has left the market', async () => {
    const { home, mailed } = await completed();
    await query(`UPDATE listing SET standard_status = 'Withdrawn' WHERE id = ${home}`);
    expect((await submit(mailed)).status).toBe(410);
    expect((await call('own', { token: mailed })).body.list[0]?.home.is_available).toBe(false);
  });

  it('mails the link again, five times in all', async () => {
    const { token } = await begun();
    const statuses = [];
    for (let count = 0; count < 5; count += 1)
      statuses.push((await call('link', { token })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 422]);
    expect(await unreadMails()).toBe(4);
  });

  it('keeps tokens as hashes only', async () => {
    const { token } = await begun();
    const rows = JSON.stringify(
      await query(`SELECT id::text FROM rental_application_link
        UNION ALL SELECT answer::text FROM idempotency_key`),
    );
    expect(rows).not.toContain(token);
    expect((await request('GET', 'rental-application-inbox')).status).toBe(401);
  });
});
