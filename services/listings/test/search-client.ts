import type { TestApp } from '@phantom/service-kit/testing';
import type { Search } from './search-model.js';

interface FoundListing {
  id: number;
}

export interface FoundPage {
  list: FoundListing[];
  total: number;
  next: string | null;
}

/** Sends the calls of a search like a browser. */
export class SearchClient {
  constructor(private readonly inject: TestApp['inject']) {}

  async call<T>(name: string, search: Search, more: Record<string, string> = {}): Promise<T> {
    const query = new URLSearchParams(more);
    for (const [field, value] of Object.entries(search) as [string, unknown][]) {
      if (field !== 'bounds' && Array.isArray(value)) {
        for (const each of value as string[]) query.append(field, each);
      } else query.append(field, String(value));
    }
    const answer = await this.inject({ method: 'GET', url: `/api/auth/listings-${name}?${query}` });
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
    return answer.json<T>();
  }

  find(search: Search, more?: Record<string, string>): Promise<FoundPage> {
    return this.call('listfind', search, more);
  }

  /** Reads all pages. */
  async readAll(
    search: Search,
    limit: number,
    betweenPages: () => Promise<void>,
  ): Promise<{ ids: number[]; total: number }> {
    const first = await this.find(search, { limit: String(limit) });
    const ids = first.list.map(({ id }) => id);
    for (let { next } = first; next !== null;) {
      await betweenPages();
      const page: FoundPage = await this.find(search, { limit: String(limit), cursor: next });
      ids.push(...page.list.map(({ id }) => id));
      next = page.next;
    }
    return { ids, total: first.total };
  }
}
