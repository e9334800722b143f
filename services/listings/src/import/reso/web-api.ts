import { createHash } from 'node:crypto';
import type { Authorization } from './authorization.js';
import { type HttpClient, ResoError } from './http-client.js';
import { type PropertyMetadata, readMetadata } from './metadata.js';
import { isTimestamp, type PropertyRecord } from './property-record.js';

/** A query of OData for records of Property, in the order of their changes. */
export interface PropertyQuery {
  /** Empty for all. */
  filter: string;
  select: readonly string[];
  expand: readonly string[];
}

interface Page {
  records: PropertyRecord[];
  nextLink: string | null;
}

export interface PageLimits {
  pageSize: number;
  maxPages: number;
}

const MAX_PAGES = 20_000;

/** A client of the RESO Web API Core 2.0 (RCP-37), which is OData 4. */
export class WebApi {
  private readonly root: URL;
  private readonly limits: PageLimits;

  constructor(
    url: string,
    private readonly http: HttpClient,
    private readonly authorization: Authorization,
    limits: Pick<PageLimits, 'pageSize'> & Partial<PageLimits>,
  ) {
    this.root = new URL(url.endsWith('/') ? url : `${url}/`);
    this.limits = { maxPages: MAX_PAGES, ...limits };
  }

  metadata(): Promise<PropertyMetadata> {
    return this.get(new URL('$metadata', this.root), 'application/xml', readMetadata);
  }

  /** @throws ResoError when the pages do not end, come twice, or lead to another server */
  async *pages(query: PropertyQuery): AsyncGenerator<PropertyRecord[]> {
    const { maxPages } = this.limits;
    const seen = new Set<string>();
    let url: URL | null = this.urlOf(query, query.filter);
    for (let count = 1; url; count += 1) {
      if (count > maxPages) throw new ResoError(`The Web API has more than ${maxPages} pages`);
      const page: Page = await this.get(url, 'application/json', readPage);
      const digest = createHash('sha256').update(JSON.stringify(page.records)).digest('hex');
      const marks = page.records.length > 0 ? [url.href, digest] : [url.href];
      if (marks.some((mark) => seen.has(mark)))
        throw new ResoError('The Web API gave a page twice: its next links lead in a circle');
      for (const mark of marks) seen.add(mark);
      yield page.records;
      url = page.nextLink
        ? this.follow(page.nextLink, url)
        : this.urlAfterFullPage(query, page.records);
    }
  }

  /** Another server must not get the token. */
  private follow(nextLink: string, from: URL): URL {
    const next = URL.canParse(nextLink, from.href) ? new URL(nextLink, from) : null;
    if (next?.origin === this.root.origin) return next;
    throw new ResoError(`The next link of the Web API leads to ${next?.origin ?? 'no valid URL'}`);
  }

  /**
   * `$top` is the size of a page for many servers, which give a next link after it. For others it is the size of the
   * whole result, as OData defines it: they are asked for what comes after the last record.
   */
  private urlAfterFullPage(query: PropertyQuery, records: readonly PropertyRecord[]): URL | null {
    const last = records.at(-1);
    if (!last || records.length < this.limits.pageSize) return null;
    const { ModificationTimestamp: time, ListingKey: key } = last;
    if (!isTimestamp(time) || typeof key !== 'string') return null;
    const after =
      `(ModificationTimestamp gt ${time} or ` +
      `(ModificationTimestamp eq ${time} and ListingKey gt ${quoted(key)}))`;
    return this.urlOf(query, query.filter ? `${query.filter} and ${after}` : after);
  }

  private urlOf({ select, expand }: PropertyQuery, filter: string): URL {
    const options = {
      $filter: filter,
      $orderby: 'ModificationTimestamp,ListingKey',
      $select: select.join(','),
      $expand: expand.join(','),
      $top: String(this.limits.pageSize),
    };
    // Some servers read neither a plus as a blank nor `%24` as a dollar sign.
    const query = Object.entries(options)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return new URL(`Property?${query.join('&')}`, this.root);
  }

  private async get<T>(url: URL, accept: string, parse: (text: string) => T): Promise<T> {
    const call = async () => {
      const headers = {
        accept,
        authorization: await this.authorization.header(),
        'odata-maxversion': '4.01',
        prefer: `odata.maxpagesize=${this.limits.pageSize}`,
      };
      return this.http.call(url, { headers }, parse);
    };
    const answer = await call();
    if (answer.body !== undefined) return answer.body;
    const again = this.authorization.renew() ? await call() : answer;
    if (again.body !== undefined) return again.body;
    throw new ResoError(`${url.origin}${url.pathname}: the token is refused`);
  }
}

/** A text in a condition of OData. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function readPage(text: string): Page {
  const page = JSON.parse(text) as { value?: unknown; '@odata.nextLink'?: unknown } | null;
  if (!Array.isArray(page?.value)) throw new SyntaxError('no list of records');
  const nextLink = page['@odata.nextLink'];
  const isRecord = (value: unknown): value is PropertyRecord =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return {
    // What is no record has no fields: it is reported as a record without a key.
    records: page.value.map((value) => (isRecord(value) ? value : {})),
    nextLink: typeof nextLink === 'string' && nextLink !== '' ? nextLink : null,
  };
}
