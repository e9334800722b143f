import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { request } from 'undici';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { publishRegistry, siteDocument } from './support/published-store.js';

const report = (blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://partners.test/listings?email=a@b.c',
    'effective-directive': 'script-src-elem',
    'blocked-uri': blocked,
  },
});

describe('policy reports', () => {
  let gateway: GatewayUnderTest;
  let logged: jest.SpiedFunction<Logger['warn']>;

  beforeEach(async () => {
    gateway = await startGateway('http://127.0.0.1:1', {
      PUBLIC_ORIGIN: 'https://partners.test',
    });
    await publishRegistry(gateway.storeDir, siteDocument());
    logged = jest.spyOn(Logger.prototype, 'warn').mockClear();
  });
  afterEach(async () => {
    logged.mockRestore();
    await gateway.close();
  });

  const send = async (body: string, headers: Record<string, string> = {}, path = address) => {
    const answer = await request(gateway.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', ...headers },
      body,
    });
    await answer.body.dump();
    return answer.statusCode;
  };
  const address = '/api/site/policy-reports';

  it('are sent to the endpoint of the page, and each kind is logged once', async () => {
    const { headers, body } = await request(`${gateway.url}/listings`);
    await body.dump();
    const [, uri] = /report-uri (\S+)$/.exec(String(headers['content-security-policy'])) ?? [];
    expect(headers['reporting-endpoints']).toBe(`policy="${uri}"`);
    const text = JSON.stringify(report('https://evil.test/x.js?secret=1'));
    for (let times = 0; times < 9; times += 1) expect(await send(text, {}, uri)).toBe(204);
    const violation = { directive: 'script-src-elem', blocked: 'https://evil.test' };
    const line = { msg: 'a page went against its policy', page: '/listings', ...violation };
    expect(logged.mock.calls).toEqual([[{ ...line, times: 1 }]]);
    await send(text);
    expect(logged.mock.calls.at(-1)).toEqual([{ ...line, times: 10 }]);
  });

  it('are accepted in the format of the Reporting API', async () => {
    const violation = {
      documentURL: 'https://partners.test/',
      effectiveDirective: 'img-src',
      blockedURL: 'data',
    };
    const body = JSON.stringify([{ type: 'csp-violation', body: violation }]);
    expect(await send(body, { 'content-type': 'application/reports+json' })).toBe(204);
    expect(logged.mock.calls).toHaveLength(1);
  });

  it.each([
    ['no report', '{}', {}, 400],
    ['no JSON', 'x', {}, 400],
    ['more than a browser collects', JSON.stringify(report('x'.repeat(40_000))), {}, 413],
    ['from elsewhere', JSON.stringify(report('inline')), { 'sec-fetch-site': 'cross-site' }, 403],
  ])('are refused and not logged: %s', async (_what, body, headers, status) => {
    expect(await send(body, headers)).toBe(status);
    expect(logged).not.toHaveBeenCalled();
  });

  it('are rate limited', async () => {
    const text = JSON.stringify(report('inline'));
    const answers = await Promise.all(Array.from({ length: 320 }, () => send(text)));
    expect(answers.filter((status) => status === 204)).toHaveLength(300);
    expect(answers.filter((status) => status === 429)).toHaveLength(20);
  });
});
