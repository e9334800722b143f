import type { AccountRight } from '@phantom/service-kit';
import { signTestToken, type TestApp } from '@phantom/service-kit/testing';

export interface EditedEntry {
  id: number;
  number: number;
  version: number;
  state: string;
  path: string | null;
  preview_path: string | null;
}

type Values = Record<string, unknown>;

/** Sends the calls of an editor who may publish. */
export class ContentEditor {
  constructor(
    private readonly service: TestApp,
    private readonly rights: AccountRight[] = ['publisher'],
  ) {}

  async call<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) {
    const { rights } = this;
    const user = { id: 8, name: 'Paul', email: 'p@example.com', type: 'admin' as const, rights };
    const response = await this.service.inject({
      ...{ method, url: `/api/auth/listings-content/${path}`, payload },
      headers: { authorization: `Bearer ${await signTestToken(user)}` },
    });
    return { status: response.statusCode, body: response.json<T>() };
  }

  /** Creates a draft. @param values by path: `values.price`, `texts.en.title` */
  async create(type: string, values: Values): Promise<EditedEntry> {
    const { list } = await this.ok('POST', 'entries', { type });
    return this.save(list[0], values);
  }

  async save({ id, version }: EditedEntry, values: Values): Promise<EditedEntry> {
    const changes = Object.entries(values).map(([path, value]) => ({ path, value }));
    const { list } = await this.ok('PATCH', `entries/${id}`, { version, changes });
    return list[0];
  }

  async publish({ id, version }: EditedEntry): Promise<EditedEntry> {
    return (await this.ok('POST', `entries/${id}/publish`, { version })).list[0];
  }

  async unpublish({ id, version }: EditedEntry): Promise<EditedEntry> {
    return (await this.ok('POST', `entries/${id}/unpublish`, { version })).list[0];
  }

  async remove({ id, version }: EditedEntry): Promise<EditedEntry> {
    return (await this.ok('DELETE', `entries/${id}?version=${version}`)).list[0];
  }

  /** @returns the header that shows the drafts of some entries */
  async preview(...entries: EditedEntry[]): Promise<Record<string, string>> {
    const ids = entries.map(({ id }) => id);
    const { body } = await this.call<{ token: string }>('POST', 'previews', { entry_ids: ids });
    return { 'x-content-preview': body.token };
  }

  private async ok(method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) {
    const { status, body } = await this.call<{ list: [EditedEntry] }>(method, path, payload);
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body;
  }
}

const TOMORROW = new Date(Date.now() + 86_400_000);
const hourOf = (hour: number): string => {
  TOMORROW.setUTCHours(hour, 0, 0, 0);
  return TOMORROW.toISOString();
};

export const OPEN_HOUSE = { startsAt: hourOf(15), endsAt: hourOf(17) };

/** All that a home needs to be published, by path. */
export const HOME_VALUES: Values = {
  'values.listingType': 'sale',
  'values.kind': 'Townhouse',
  'values.status': 'Active',
  'values.price': '1950000.00',
  'values.bedrooms': 4,
  'values.bathrooms': 2.5,
  'values.area': 2400,
  'values.address': '12 Verandah Pl',
  'values.city': 'Brooklyn',
  'values.zipCode': '11201',
  'values.borough': 'brooklyn',
  'values.neighbourhood': 'Cobble Hill',
  'values.place': { latitude: 40.6887, longitude: -73.9968 },
  'values.amenities': [{ amenity: 'Garden' }, { amenity: 'Fireplace' }],
  'values.openHouses': [OPEN_HOUSE],
  'values.yearBuilt': 1850,
  'texts.en.title': 'Carriage house behind the park',
  'texts.en.description': 'A quiet house with an octagonal skylight.',
  'texts.de.title': 'Remise hinter dem Park',
  'texts.de.description': 'Ein ruhiges Haus mit achteckigem Oberlicht.',
};
