import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TokenUser } from '@phantom/service-kit';
import { createTestApp, signTestToken, type TestApp } from '@phantom/service-kit/testing';
import { AppModule } from '../src/app.module.js';
import { PropertiesConfig } from '../src/config/properties.config.js';
import type { CurrentPropertyDetailDto } from '../src/current-property/dto/current-property-detail.dto.js';
import { propertiesDataSource } from '../src/data-source.js';
import type { PropertyChangeDto } from '../src/property-change/dto/property-change.dto.js';

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

export interface Answer {
  status: number;
  /** As JSON has it: what is looked at is looked at by the test. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

export interface PropertyDesk extends TestApp {
  /** A call below `/api/auth/`, as Nadia unless said. */
  call: (path: string, sent?: Sent) => Promise<Answer>;
  post: (path: string, payload: object, as?: TokenUser) => Promise<Answer>;
  patch: (path: string, payload: object, as?: TokenUser) => Promise<Answer>;
  /** A new property, as it is answered. */
  property: (fields?: object) => Promise<CurrentPropertyDetailDto>;
  /** The same, moved to a step. */
  propertyAt: (status: number, fields?: object) => Promise<CurrentPropertyDetailDto>;
  detail: (id: number) => Promise<CurrentPropertyDetailDto>;
  history: (id: number) => Promise<PropertyChangeDto[]>;
}

/** The properties service without demo data, and two employees who call it. */
export async function propertyDesk(): Promise<PropertyDesk> {
  const filesDir = await mkdtemp(join(tmpdir(), 'properties-'));
  const app = await createTestApp({
    module: AppModule,
    config: PropertiesConfig,
    dataSource: propertiesDataSource,
    env: { FILES_DIR: filesDir, FILES_SIGNING_KEY: 'a key of the tests, thirty-two and more' },
  });
  const call: PropertyDesk['call'] = async (path, { method, payload, headers, as } = {}) => {
    const authorization = `Bearer ${await signTestToken(as ?? NADIA)}`;
    const url = `/api/auth/${path}`;
    const answer = await app.inject({
      method: method ?? 'GET',
      url,
      payload,
      headers: { ...headers, authorization },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const post: PropertyDesk['post'] = (path, payload, as) =>
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
      const move = { status, reason: 'Brought there for the test', version };
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
