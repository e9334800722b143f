import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { PROPERTY_FIELDS } from '../src/import/reso/property.js';

/**
 * A server of the RESO Web API Core 2.0 for tests, with the part of OData 4 that an import needs: `$metadata`, and
 * `Property` with `$filter` (`eq`, `ge`, `gt`, `and`, `or`, brackets), `$orderby`, `$select`, `$expand`, `$top` and
 * `@odata.nextLink`. It refuses what it does not declare with 400, as strict servers do, and calls without a valid token
 * with 401. `/token` gives tokens for the client credentials of OAuth 2.
 *
 * `misbehave` replaces the next responses for Property, so that a test decides how the server fails.
 */
export interface ResoServer {
  /** The service root. */
  url: string;
  tokenUrl: string;
  records: ResoTestRecord[];
  /** The queries of Property, decoded. */
  queries: Record<string, string>[];
  /** Tokens that were issued. */
  issued: number;
  /** `next-link`: `$top` is the size of a page. `top`: it is the size of the result, as OData defines it. */
  paging: 'next-link' | 'top';
  /** StandardStatus is a text, or an enumeration with these members. */
  statuses: string[];
  /** Seconds. Undefined: the response of the token server does not say it. */
  tokenLife: number | undefined;
  /** Ends all tokens, before the client knows. */
  revokeTokens: () => void;
  misbehave: (...responses: Misbehaviour[]) => void;
  /** Called after each page. */
  afterPage: () => void;
  close: () => Promise<void>;
}

export type ResoTestRecord = Record<string, unknown> & { ModificationTimestamp: string };
export type Misbehaviour = (response: ServerResponse, url: string) => void;

export const credentials = { id: 'phantom', secret: 'a-secret-that-no-log-has' };

const EXPANSIONS = ['Media', 'OpenHouse'];

export async function resoServer(records: ResoTestRecord[] = []): Promise<ResoServer> {
  const tokens = new Set<string>();
  const planned: Misbehaviour[] = [];

  const server = createServer((request, response) => {
    void answer(request, response);
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', reso.url);
    if (url.pathname === '/token') return sendToken(await text(request), response);
    if (!tokens.has(request.headers.authorization ?? '')) return send(response, 401, {});
    if (url.pathname === '/odata/$metadata') return sendMetadata(reso, response);
    const misbehaviour = planned.shift();
    reso.queries.push(Object.fromEntries(url.searchParams));
    if (misbehaviour) misbehaviour(response, reso.url);
    else sendProperties(reso, url, response);
  }

  function sendToken(body: string, response: ServerResponse): void {
    const form = Object.fromEntries(new URLSearchParams(body));
    const { grant_type: grant, client_id: id, client_secret: secret, scope } = form;
    const isRight = id === credentials.id && secret === credentials.secret && scope === 'api';
    if (grant !== 'client_credentials' || !isRight)
      return send(response, 401, { error: 'invalid_client' });
    reso.issued += 1;
    const token = `token-${reso.issued}`;
    tokens.add(`Bearer ${token}`);
    send(response, 200, { access_token: token, expires_in: reso.tokenLife, token_type: 'Bearer' });
  }

  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reso: ResoServer = {
    ...{ url: `${origin}/odata`, tokenUrl: `${origin}/token` },
    ...{ records, queries: [], issued: 0, paging: 'next-link', statuses: [], tokenLife: 3_600 },
    revokeTokens: () => tokens.clear(),
    misbehave: (...responses) => void planned.push(...responses),
    afterPage: () => undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return reso;
}

function sendMetadata(reso: ResoServer, response: ServerResponse): void {
  const { statuses } = reso;
  const typeOf = (field: string) =>
    field === 'StandardStatus' && statuses.length > 0
      ? 'org.reso.enums.StandardStatus'
      : 'Edm.String';
  const fields = declaredFields().map(
    (field) => `<Property MaxLength="255" Name="${field}" Type="${typeOf(field)}"/>`,
  );
  const links = EXPANSIONS.map(
    (name) => `<NavigationProperty Name="${name}" Type="Collection(org.reso.${name})"/>`,
  );
  const members = statuses.map((name) => `<Member Name="${name}"/>`);
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?>
    <EntityType Name="Member"><Property Name="MemberKey" Type="Edm.String"/></EntityType>
    <EntityType Name="Property"><Key><PropertyRef Name="ListingKey"/></Key>
      ${fields.join('')}${links.join('')}</EntityType>
    <EnumType Name="StandardStatus">${members.join('')}</EnumType>`);
}

function sendProperties(reso: ResoServer, url: URL, response: ServerResponse): void {
  const option = (name: string) => url.searchParams.get(name) ?? '';
  const select = option('$select').split(',');
  const expand = option('$expand').split(',').filter(Boolean);
  const unknown = [
    ...select.filter((field) => !declaredFields().includes(field)),
    ...expand.filter((field) => !EXPANSIONS.includes(field)),
  ];
  if (unknown.length > 0)
    return send(response, 400, { error: { code: '400', message: `No field ${unknown[0]}` } });
  const found = reso.records
    .filter((record) => !option('$filter') || matches(option('$filter'), record))
    .toSorted(byFields(option('$orderby').split(',')));
  const from = Number(option('$skiptoken') || 0);
  const to = from + Number(option('$top') || found.length);
  const shown = [...select, ...expand];
  const value = found.slice(from, to).map((record) => ({
    '@odata.id': `Property('${String(record['ListingKey'])}')`,
    ...Object.fromEntries(Object.entries(record).filter(([field]) => shown.includes(field))),
  }));
  url.searchParams.set('$skiptoken', String(to));
  const hasMore = reso.paging === 'next-link' && to < found.length;
  const link = hasMore ? { '@odata.nextLink': url.href } : {};
  send(response, 200, { '@odata.context': `${reso.url}/$metadata#Property`, value, ...link });
  reso.afterPage();
}

/** All that an import reads, except a field of its own that few servers have. */
const declaredFields = () => PROPERTY_FIELDS.filter((field) => field !== 'BathroomsTotalDecimal');

export function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

type Comparable = string | number;

function comparable(value: unknown): Comparable {
  const time = /^\d{4}-\d\d-\d\dT/.test(String(value)) ? Date.parse(String(value)) : Number.NaN;
  return Number.isNaN(time) ? String(value ?? '') : time;
}

const byFields = (fields: string[]) => (one: ResoTestRecord, other: ResoTestRecord) =>
  fields.map((field) => order(comparable(one[field]), comparable(other[field]))).find(Boolean) ?? 0;

const order = (one: Comparable, other: Comparable) => (one < other ? -1 : Number(one > other));

/** Evaluates `$filter`. */
function matches(filter: string, record: ResoTestRecord): boolean {
  const tokens = filter.match(/[()]|[\w.]*'(?:[^']|'')*'|[^\s()]+/g) ?? [];
  const accept = (token: string): boolean => {
    const isNext = tokens[0] === token;
    if (isNext) tokens.shift();
    return isNext;
  };
  const some = (): boolean => {
    const results = [every()];
    while (accept('or')) results.push(every());
    return results.includes(true);
  };
  const every = (): boolean => {
    const results = [one()];
    while (accept('and')) results.push(one());
    return !results.includes(false);
  };
  const one = (): boolean => {
    if (!accept('(')) return compare(tokens.splice(0, 3), record);
    const result = some();
    accept(')');
    return result;
  };
  return some();
}

function compare(
  [field = '', operator = '', literal = '']: string[],
  record: ResoTestRecord,
): boolean {
  const quoted = /'(.*)'$/.exec(literal)?.[1]?.replaceAll("''", "'");
  const difference = order(comparable(record[field]), comparable(quoted ?? literal));
  const results: Record<string, boolean> = {
    eq: difference === 0,
    ge: difference >= 0,
    gt: difference > 0,
  };
  const result = results[operator];
  if (result === undefined) throw new Error(`The filter has the operator ${operator}`);
  return result;
}
