import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../stack/repository.js';
import { documentedOperations, type Operation } from './operations.js';
import { renderRoutingTable, routesOf } from './routing-table.js';

const operation = (fields: Partial<Operation>): Operation => ({
  server: 'auth',
  name: 'POST /api/auth/things',
  method: 'POST',
  path: '/api/auth/things',
  parameters: [],
  isPublic: false,
  gateway: {},
  ...fields,
});

describe('routesOf', () => {
  it('requires a token for a call that declares nothing', () => {
    expect(routesOf([operation({ path: '/api/auth/things/{id}' })])).toEqual([
      { method: 'POST', path: '/api/auth/things/:id', target: 'auth', access: 'token' },
    ]);
  });

  it('reads access and limits from the document', () => {
    const form = operation({ isPublic: true, gateway: { isForm: true } });
    expect(routesOf([form])).toMatchObject([{ access: 'public', isForm: true }]);
    const file = operation({ isPublic: true, gateway: { access: 'signed' } });
    expect(routesOf([file])).toMatchObject([{ access: 'signed' }]);
  });

  it('distinguishes two services with one path by the fields of the body', () => {
    const present = operation({ server: 'listings', gateway: { whenBodyHas: ['schedule'] } });
    const absent = operation({ server: 'content' });
    expect(routesOf([absent, present])).toMatchObject([
      { target: { fields: ['schedule'], present: 'listings', absent: 'content' } },
    ]);
    expect(() => routesOf([absent, operation({})])).toThrow('belongs to content, auth');
  });

  it('omits the gateway’s own calls', () => {
    expect(routesOf([operation({ server: 'gateway' })])).toEqual([]);
  });
});

it('the routing table of the gateway has every call of every openapi.json', () => {
  const committed = readFileSync(
    join(repositoryRoot, 'gateway/src/generated/routing-table.ts'),
    'utf8',
  );
  expect(committed).toBe(renderRoutingTable(routesOf(documentedOperations())));
});
