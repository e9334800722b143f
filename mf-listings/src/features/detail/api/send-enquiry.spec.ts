import { api } from '@phantom/mf-kit';
import { sendEnquiry } from './send-enquiry';

describe('sendEnquiry', () => {
  it('sends ticked boxes as "1" and "0", and which home it is about', async () => {
    const post = jest
      .spyOn(api, 'POST')
      .mockResolvedValue({ data: { error: 0, message: 'ok' }, response: new Response() });
    const texts = { first_name: 'Ada', last_name: 'L', email: 'a@b.c', phone: '', message: '' };

    await sendEnquiry({ ...texts, schedule: true, requests: false }, 7);

    expect(post).toHaveBeenCalledWith('/api/auth/contact-us', {
      body: { ...texts, schedule: '1', requests: '0', listing_id: 7 },
    });
  });
});
