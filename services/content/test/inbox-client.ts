import { signTestToken, type TestApp } from '@phantom/service-kit/testing';
import { ContactEnquiry } from '../src/enquiry/contact-enquiry.entity.js';
import { InvestorEnquiry } from '../src/enquiry/investor-enquiry.entity.js';

export const nadia = {
  id: 7,
  name: 'Nadia Brooks',
  email: 'n@example.com',
  type: 'admin',
} as const;
export const omar = { id: 8, name: 'Omar Diaz', email: 'o@example.com', type: 'admin' } as const;

export const aPerson = (name: string) => ({
  name,
  email: `${name.toLowerCase().replace(/\W/g, '.')}@example.com`,
  phone: '(212) 555-0142',
  phoneE164: '+12125550142',
  lang: 'en' as const,
});

interface Asked {
  payload?: object;
  /** What differs from an employee called Nadia Brooks. */
  user?: object;
  headers?: Record<string, string>;
}

/** The inbox as an employee calls it, and what visitors have sent to it. */
export function inboxClient(service: TestApp) {
  const { dataSource } = service;
  const call = async (
    method: 'GET' | 'PATCH' | 'POST',
    path: string,
    { payload, user, headers }: Asked = {},
  ) => {
    const authorization = await signTestToken({ rights: [], ...nadia, ...user });
    const url = `/api/auth/enquiries${path}`;
    const answer = await service.inject({
      ...{ method, url, payload },
      headers: { authorization, ...headers },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    call,
    clear: () =>
      dataSource.query(
        `TRUNCATE contact_enquiry, investor_enquiry, enquiry_note, enquiry_change RESTART IDENTITY`,
      ),
    addContact: (name: string, over: Partial<ContactEnquiry> = {}) =>
      dataSource
        .getRepository(ContactEnquiry)
        .save({ ...aPerson(name), subject: 'Six units', ...over }),
    addInvestor: (name: string, over: Partial<InvestorEnquiry> = {}) =>
      dataSource.getRepository(InvestorEnquiry).save({ ...aPerson(name), ...over }),
  };
}
