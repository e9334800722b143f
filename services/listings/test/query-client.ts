import type { TestApp } from '@phantom/service-kit/testing';
import { SearchClient } from './search-client.js';
import type { Search } from './search-model.js';

export interface Understood {
  understood: boolean;
  type: string;
  location: string | null;
  id: number | null;
  filters: Record<string, unknown>;
  near: string | null;
  moved_to: string | null;
  guesses: { from: string; to: string }[];
  unmatched: string[];
  other_type: string | null;
  missing_address: string | null;
}

/** Sends what a visitor types, and searches for what it means. */
export class QueryClient {
  constructor(private readonly inject: TestApp['inject']) {}

  /** @param at the page on which it is typed */
  async understand(q: string, at: Record<string, string> = {}): Promise<Understood> {
    const url = `/api/auth/listings-query?${new URLSearchParams({ q, ...at })}`;
    const answer = await this.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(200);
    const body = answer.json<Understood & { error: number }>();
    expect(body.error).toBe(0);
    return body;
  }

  /** Number of listings that the search finds. */
  async total({ type, location, filters }: Understood): Promise<number> {
    const search = { type, ...(location !== null && { location }), ...filters } as Search;
    const { total } = await new SearchClient(this.inject).find(search);
    return total;
  }
}
