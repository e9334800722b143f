/** The account of the demo data with all rights. */
const ADMIN = { email: 'admin@example.com', password: 'phantom-demo-2026', type: 'admin' };

export interface EntryRow {
  id: number;
  number: number;
  title: string;
  version: number;
}

interface Listed<Row> {
  list: Row[];
  total: number;
}

/** A member of the staff who writes and publishes content. */
export class Editor {
  private constructor(private readonly authorization: string) {}

  static async signIn(origin: string): Promise<Editor> {
    const answer = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    const { access_token: token } = (await answer.json()) as { access_token?: string };
    if (!token) throw new Error(`${ADMIN.email} cannot sign in: ${answer.status}`);
    return new Editor(`Bearer ${token}`);
  }

  /** @throws Error for a refused call */
  async call<Row = EntryRow>(
    origin: string,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: object,
  ): Promise<Listed<Row>> {
    const answer = await fetch(`${origin}/api/auth/content/${path}`, {
      method,
      headers: { authorization: this.authorization, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} gave ${answer.status}: ${text}`);
    return JSON.parse(text) as Listed<Row>;
  }

  /** The first published entry of a type. */
  async firstOf(origin: string, type: string): Promise<EntryRow> {
    const { list } = await this.call(origin, 'GET', `entries?type=${type}&state=published&limit=1`);
    if (!list[0]) throw new Error(`There is no ${type}`);
    return list[0];
  }

  /** Saves the draft of a title. @returns its version */
  async setTitle(origin: string, { id, version }: EntryRow, value: string): Promise<number> {
    const change = { version, changes: [{ path: 'texts.en.title', value }] };
    const { list } = await this.call(origin, 'PATCH', `entries/${id}`, change);
    return list[0]?.version ?? version;
  }

  async newRelease(origin: string, name: string): Promise<EntryRow> {
    const { list } = await this.call(origin, 'POST', 'releases', { name });
    return list[0] as EntryRow;
  }

  /** Adds the draft of an entry to a release. @returns the release as it is then */
  async addToRelease(origin: string, { id }: EntryRow, entry: number): Promise<EntryRow> {
    const item = { entry_id: entry, action: 'publish' };
    const { list } = await this.call(origin, 'POST', `releases/${id}/items`, item);
    return list[0] as EntryRow;
  }
}
