import { DEMO_ACCOUNT_IDS, type TokenUser } from '@phantom/service-kit';
import { signTestToken } from '@phantom/service-kit/testing';
import { NEWCOMER_ID } from './fake-auth.js';
import type { PropertiesApp } from './properties-app.js';
import { upload } from './staff.js';

/** The two investors of the demo data, and an investor without rows. */
export const IRIS = investor(DEMO_ACCOUNT_IDS['Iris Valente'], 'Iris Valente');
export const HENRIK = investor(DEMO_ACCOUNT_IDS['Henrik Sandberg'], 'Henrik Sandberg');
export const NEWCOMER = investor(NEWCOMER_ID, 'Nora Quist');
/** An employee who reads investments, and one who may change them. */
export const EMMA = { ...investor(1, 'Emma Clarke'), type: 'admin' as const };
export const ADRIAN = {
  ...investor(2, 'Adrian Cole'),
  ...{ type: 'admin' as const, rights: ['investments' as const] },
};

function investor(id: number, name: string): TokenUser {
  return { id, name, email: `${id}@example.com`, type: 'Investor', rights: [] };
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Sends requests as one person. */
export function callsOf(service: PropertiesApp, user: TokenUser) {
  const token = signTestToken(user);
  const call = async (method: Method, path: string, payload?: object) => {
    const response = await service.inject({
      method,
      url: `/api/auth/${path}`,
      headers: { authorization: await token },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.json() };
  };
  return {
    call,
    get: (path: string) => call('GET', path),
    send: async (path: string, fields: Parameters<typeof upload>[2]) =>
      upload(service, `/api/auth/${path}`, fields, await token),
  };
}
