import { signTestToken, type TestApp } from '@phantom/service-kit/testing';
import { ContactEnquiry, InvestorEnquiry } from '../src/enquiries/enquiry.entity.js';

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

interface CallOptions {
  payload?: object;
  /** Token claims that differ from those of Nadia Brooks, an employee. */
  user?: object;
  headers?: Record<string, string>;
}

/** A client that calls the inbox as an employee, and adds enquiries to it. */
export function inboxClient(service: TestApp) {
  const { dataSource } = service;
  const call = async (
    method: 'GET' | 'PATCH' | 'POST',
    path: string,
    { payload, user, headers }: CallOptions = {},
  ) => {
    const authorization = await signTestToken({ rights: [], ...nadia, ...user });
    const url = `/api/auth/enquiries${path}`;
    const response = await service.inject({
      ...{ method, url, payload },
      headers: { authorization, ...headers },
    });
    return { status: response.statusCode, body: response.json() };
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
