import { api } from '@phantom/mf-kit';
import { sendEnquiry } from './enquiry';

describe('sendEnquiry', () => {
  it('sends checkboxes as "1" and "0", the listing’s id, and the idempotency key', async () => {
    const post = jest
      .spyOn(api, 'POST')
      .mockResolvedValue({ data: { error: 0, message: 'ok' }, response: new Response() });
    const texts = { first_name: 'Ada', last_name: 'L', email: 'a@b.c', phone: '', message: '' };
    const marks = { page: '/listings-detail/7', elapsed: 9000, website: '' };
    const { signal } = new AbortController();

    await sendEnquiry({ ...texts, schedule: true, requests: false }, 7, {
      key: 'a-key',
      signal,
      marks,
    });

    expect(post).toHaveBeenCalledWith('/api/auth/contact-us', {
      params: { header: { 'Idempotency-Key': 'a-key' } },
      body: { ...texts, schedule: '1', requests: '0', listing_id: 7, ...marks },
      signal,
    });
  });
});
