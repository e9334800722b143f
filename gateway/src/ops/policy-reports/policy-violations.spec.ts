import { parsePolicyReports } from './policy-violations.js';

const REPORT = {
  'document-uri': 'https://partners.test/listings/7?email=a@b.c#x',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.test/x.js?key=1',
  'original-policy': "default-src 'self'",
};

const listed = (body: object, type = 'csp-violation') => ({
  type,
  age: 1,
  url: 'https://partners.test/',
  body: {
    documentURL: 'https://partners.test/',
    effectiveDirective: 'img-src',
    blockedURL: 'inline',
    ...body,
  },
});

describe('parsePolicyReports', () => {
  it('reads a csp-report, and removes private parts of addresses', () => {
    expect(parsePolicyReports({ 'csp-report': REPORT })).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.test', page: '/listings/7' },
    ]);
  });

  it('reads a list, and ignores reports of other types', () => {
    const body = [listed({}), listed({}, 'deprecation'), null, 7, { type: 'csp-violation' }];
    expect(parsePolicyReports(body)).toEqual([
      { directive: 'img-src', blocked: 'inline', page: '/' },
    ]);
  });

  it('reads a limited number of reports', () => {
    expect(parsePolicyReports(Array.from({ length: 500 }, () => listed({})))).toHaveLength(20);
  });

  it.each([
    { blockedURL: 'chrome-extension' },
    { blockedURL: 'moz-extension://6f1c/x.js' },
    { sourceFile: 'safari-web-extension://1/x.js' },
  ])('ignores violations by browser extensions: %j', (body) => {
    expect(parsePolicyReports([listed(body)])).toEqual([]);
  });

  it('keeps invented lines and words out of the log', () => {
    const made = { effectiveDirective: 'img\n{"level":"error"}', blockedURL: 'x'.repeat(300) };
    expect(parsePolicyReports([listed(made)])).toEqual([]);
    expect(parsePolicyReports([listed({ blockedURL: 'a b' })])).toMatchObject([{ blocked: '' }]);
    const long = listed({ documentURL: `https://partners.test/${'a'.repeat(500)}` });
    expect(parsePolicyReports([long])?.[0]?.page).toHaveLength(120);
  });

  it.each([undefined, null, 'text', 7, {}, { 'csp-report': 'x' }])('refuses %j', (body) => {
    expect(parsePolicyReports(body)).toBeUndefined();
  });
});
