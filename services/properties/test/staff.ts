import type { AccountRight, AccountType } from '@phantom/service-kit';
import { multipart, signTestToken } from '@phantom/service-kit/testing';
import type { PropertiesApp } from './properties-app.js';

/** An employee who edits the lists of documents. */
export const ADA = { id: 8, name: 'Ada King', email: 'ada@example.com' };

export const employeeToken = (...rights: AccountRight[]): Promise<string> =>
  signTestToken({ ...ADA, type: 'admin', rights });

export const typeToken = (type: AccountType | null): Promise<string> =>
  signTestToken({ ...ADA, type, rights: [] });

type Fields = Parameters<typeof multipart>[0];

/** Sends a `multipart/form-data` request, as a browser does. */
export async function upload(
  { inject }: Pick<PropertiesApp, 'inject'>,
  url: string,
  fields: Fields,
  token?: string,
) {
  const { headers, payload } = await multipart(fields);
  const authorization = token === undefined ? {} : { authorization: token };
  const response = await inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...authorization },
  });
  return { status: response.statusCode, body: response.json() };
}
