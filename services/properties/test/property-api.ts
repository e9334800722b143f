import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TokenUser } from '@phantom/service-kit';
import { createTestApp, signTestToken, type TestApp } from '@phantom/service-kit/testing';
import { AppModule } from '../src/app.module.js';
import { PropertiesConfig } from '../src/config/properties.config.js';
import type { CurrentPropertyDetailDto } from '../src/properties/property/property.dto.js';
import { propertiesDataSource } from '../src/data-source.js';
import type { PropertyChangeDto } from '../src/properties/history/property-history.dto.js';

const employee = (id: number, name: string): TokenUser => ({
  id,
  name,
  email: `${id}@example.com`,
  type: 'admin',
  rights: [],
});

export const NADIA = employee(11, 'Nadia Brooks');
export const LUIS = employee(12, 'Luis Santamaria');

interface Sent {
  method?: 'GET' | 'POST' | 'PATCH';
  payload?: object;
  headers?: Record<string, string>;
  as?: TokenUser;
}

export interface ApiResponse {
  status: number;
  /** The parsed JSON. The tests check its shape. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

export interface PropertyApi extends TestApp {
  /** Sends a request to a path below `/api/auth/`, as Nadia by default. */
  call: (path: string, sent?: Sent) => Promise<ApiResponse>;
  post: (path: string, payload: object, as?: TokenUser) => Promise<ApiResponse>;
  patch: (path: string, payload: object, as?: TokenUser) => Promise<ApiResponse>;
  /** Creates a property. */
  property: (fields?: object) => Promise<CurrentPropertyDetailDto>;
  /** Creates a property and moves it to a status. */
  propertyAt: (status: number, fields?: object) => Promise<CurrentPropertyDetailDto>;
  detail: (id: number) => Promise<CurrentPropertyDetailDto>;
  history: (id: number) => Promise<PropertyChangeDto[]>;
}

/** The properties service without demo data, and two employees who call it. */
export async function propertyApi(): Promise<PropertyApi> {
  const filesDir = await mkdtemp(join(tmpdir(), 'properties-'));
  const app = await createTestApp({
    module: AppModule,
    config: PropertiesConfig,
    dataSource: propertiesDataSource,
    env: { FILES_DIR: filesDir, FILES_SIGNING_KEY: 'a key of the tests, thirty-two and more' },
  });
  const call: PropertyApi['call'] = async (path, { method, payload, headers, as } = {}) => {
    const authorization = `Bearer ${await signTestToken(as ?? NADIA)}`;
    const url = `/api/auth/${path}`;
    const response = await app.inject({
      method: method ?? 'GET',
      url,
      payload,
      headers: { ...headers, authorization },
    });
    return { status: response.statusCode, body: response.json() };
  };
  const post: PropertyApi['post'] = (path, payload, as) =>
    call(path, { method: 'POST', payload, as });
  let houses = 0;
  const property = async (fields = {}) => {
    houses += 1;
    const form = {
      address: `${houses} Halsey Street, Brooklyn, NY 11233`,
      servicing_bank: 'First Gotham Trust',
      type_of_property: 'Townhouse',
      ...fields,
    };
    return (await post('current-properties', form)).body.list[0] as CurrentPropertyDetailDto;
  };
  return {
    ...app,
    call,
    post,
    patch: (path, payload, as) => call(path, { method: 'PATCH', payload, as }),
    property,
    propertyAt: async (status, fields) => {
      const { id, version } = await property(fields);
      const move = { status, reason: 'Moved for the test', version };
      return (await post(`current-properties/${id}/status`, move)).body.list[0];
    },
    detail: async (id) => (await call(`current-propertieslist/${id}`)).body.list[0],
    history: async (id) => (await call(`current-properties/${id}/history`)).body.list,
    close: async () => {
      await app.close();
      await rm(filesDir, { recursive: true });
    },
  };
}
