import type { TestApp } from '@phantom/service-kit/testing';
import { addListing } from './a-listing.js';
import { listingsApp } from './listings-app.js';

export type PlacedHome = 'midtown' | 'greatKills' | 'todtHill' | 'unplaced';

/** A service with four homes: in Midtown, at a station of Staten Island, far from all stations, and without a place. */
export class PlacedHomes {
  private constructor(
    private readonly service: TestApp,
    readonly ids: Readonly<Record<PlacedHome, number>>,
  ) {}

  static async start(): Promise<PlacedHomes> {
    const service = await listingsApp();
    const { manager } = service.dataSource;
    return new PlacedHomes(service, {
      midtown: await addListing(manager, { latitude: 40.74844, longitude: -73.98566 }),
      greatKills: await addListing(manager, { latitude: 40.5513, longitude: -74.1514 }),
      todtHill: await addListing(manager, { latitude: 40.601, longitude: -74.103 }),
      unplaced: await addListing(manager, { latitude: null, longitude: null }),
    });
  }

  close(): Promise<void> {
    return this.service.close();
  }

  async get(call: string, query: string) {
    const answer = await this.service.inject({ url: `/api/auth/listings-${call}?${query}` });
    return { status: answer.statusCode, body: answer.json() };
  }

  async find(query: string) {
    const { body } = await this.get('listfind', query);
    const found: number[] = body.list.map(({ id }: { id: number }) => id);
    return { found, total: body.total, unplaced: body.unplaced };
  }
}
