import type { HostileSite } from '../site/hostile-site.js';
import type { Targets } from './hostile-request.js';

/** Makes what the attack may change: a property, and a person who is nobody's demo account. By path and by parameter. */
export async function makeTargets(site: HostileSite): Promise<Targets> {
  const { admin } = await site.tokens();
  const make = async (path: string, body: object): Promise<number> => {
    const answer = await fetch(site.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    const id = /"id":(\d+)/.exec(text)?.[1];
    if (id === undefined) throw new Error(`${path} made nothing: ${answer.status} ${text}`);
    return Number(id);
  };
  const person = await make('/api/auth/people', {
    name: 'Somebody to be changed',
    email: `target-${Date.now()}@example.com`,
    type: 'Investor',
  });
  const property = await make('/api/auth/current-properties', {
    address: `${Date.now()} Target Street, New York`,
    servicing_bank: 'Bank of the target',
    type_of_property: 'Condominium',
  });
  return {
    '/api/auth/people': person,
    account_id: person,
    '/api/auth/current-properties': property,
  };
}
