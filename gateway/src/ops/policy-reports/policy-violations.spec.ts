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
  it('reads the one report of a browser that knows no other form, without what is private in addresses', () => {
    expect(parsePolicyReports({ 'csp-report': REPORT })).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.test', page: '/listings/7' },
    ]);
  });

  it('reads a list, and passes over what is of another kind', () => {
    const body = [listed({}), listed({}, 'deprecation'), null, 7, { type: 'csp-violation' }];
    expect(parsePolicyReports(body)).toEqual([
      { directive: 'img-src', blocked: 'inline', page: '/' },
    ]);
  });

  it('takes no more of a list than browsers collect', () => {
    expect(parsePolicyReports(Array.from({ length: 500 }, () => listed({})))).toHaveLength(20);
  });

  it.each([
    { blockedURL: 'chrome-extension' },
    { blockedURL: 'moz-extension://6f1c/x.js' },
    { sourceFile: 'safari-web-extension://1/x.js' },
  ])('says nothing of an extension of a browser: %j', (body) => {
    expect(parsePolicyReports([listed(body)])).toEqual([]);
  });

  it('keeps lines and words out of the log that no browser writes', () => {
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
