/** Where browsers report violations of a page's Content-Security-Policy. */
export const POLICY_REPORTS_PATH = '/api/site/policy-reports';

/** A violation of a page's policy, without personal data. */
export interface PolicyViolation {
  /** The rule, for example `script-src-elem`. */
  directive: string;
  /** What was blocked: an origin, or a word like `inline` or `eval`. */
  blocked: string;
  /** The path of the page, without the query. */
  page: string;
}

/** Reports in one request. A browser collects a few; more are invented. */
const MOST = 20;

/** Characters of a text in the log. */
const LONGEST = 120;

/** Browser extensions violate the policy of every page, and the site cannot change that. */
const EXTENSION = /^[\w-]*extension$/;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Both formats that browsers send: one `csp-report`, or a list of the Reporting API.
 *
 * @returns undefined for a body of another format; entries that are no violation are ignored
 */
export const parsePolicyReports = (body: unknown): PolicyViolation[] | undefined => {
  const reports = Array.isArray(body) ? body.slice(0, MOST).flatMap(listed) : single(body);
  return reports?.flatMap(toViolation);
};

const single = (body: unknown): Fields[] | undefined => {
  const report = isObject(body) ? body['csp-report'] : undefined;
  return isObject(report) ? [report] : undefined;
};

const listed = (report: unknown): Fields[] =>
  isObject(report) && report['type'] === 'csp-violation' && isObject(report['body'])
    ? [report['body']]
    : [];

/** The two formats have the same fields with different names. */
const toViolation = (fields: Fields): PolicyViolation[] => {
  const directive = word(fields['effectiveDirective'] ?? fields['effective-directive']);
  const page = pathOf(fields['documentURL'] ?? fields['document-uri']);
  const blocked = sourceOf(fields['blockedURL'] ?? fields['blocked-uri']);
  const source = sourceOf(fields['sourceFile'] ?? fields['source-file']);
  const isForeign = [blocked, source].some((text) => EXTENSION.test(text));
  return directive && page && !isForeign ? [{ directive, blocked, page }] : [];
};

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const word = (value: unknown): string =>
  typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? value : '';

const pathOf = (value: unknown): string =>
  typeof value === 'string' && URL.canParse(value) ? new URL(value).pathname.slice(0, LONGEST) : '';

/** Only the origin: the rest of the URL may be secret. */
const sourceOf = (value: unknown): string => {
  if (typeof value !== 'string' || !URL.canParse(value)) return word(value);
  const { origin, protocol } = new URL(value);
  return (origin === 'null' ? protocol.slice(0, -1) : origin).slice(0, LONGEST);
};
