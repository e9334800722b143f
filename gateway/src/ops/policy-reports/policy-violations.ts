/** Where browsers send what a page's policy has kept from happening. */
export const POLICY_REPORTS_PATH = '/api/site/policy-reports';

/** What a page's policy kept from happening, as far as it may be written down. */
export interface PolicyViolation {
  /** The rule, e.g. `script-src-elem`. */
  directive: string;
  /** What was kept out: an origin, or a word such as `inline` or `eval`. */
  blocked: string;
  /** The path of the page, without what somebody typed. */
  page: string;
}

/** Of one request: browsers collect some, and whoever sends more makes them up. */
const MOST = 20;

/** Characters of a text of ours in a log. */
const LONGEST = 120;

/** Extensions of browsers break the policy in every page, and are nothing that a site could mend. */
const EXTENSION = /^[\w-]*extension$/;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads reports in either form that browsers send: one `csp-report`, or a list for the reporting API.
 *
 * @returns undefined for a body that is neither; what in it is no violation is passed over
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

/** The two forms have the same facts under other names. */
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

/** A host says enough: what follows it may be somebody's secret. */
const sourceOf = (value: unknown): string => {
  if (typeof value !== 'string' || !URL.canParse(value)) return word(value);
  const { origin, protocol } = new URL(value);
  return (origin === 'null' ? protocol.slice(0, -1) : origin).slice(0, LONGEST);
};
