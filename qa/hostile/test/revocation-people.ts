import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { Answer, RevocationSite } from './revocation-site.js';

/** The password of all demo accounts; the accounts of this test copy its hash. */
const PASSWORD = 'phantom-demo-2026';

export type AccountType = 'admin' | 'Investor' | null;

/** The claims of an access token about its account. */
export interface Claims {
  type: AccountType;
  rights: string[];
  name: string;
  email: string;
  sid: string;
  pv: number;
}

/** One person with a session at each of two devices. */
export class Person {
  token = '';
  cookie = '';
  /** The session at the other device. */
  other = { token: '', cookie: '' };

  private constructor(
    private readonly site: RevocationSite,
    readonly id: number,
    public email: string,
    private readonly type: AccountType,
  ) {}

  /** A new account, signed in twice. */
  static async signedIn(
    site: RevocationSite,
    { type, rights = [] }: { type: 'admin' | 'Investor'; rights?: string[] },
  ): Promise<Person> {
    const email = `person-${randomBytes(6).toString('hex')}@example.com`;
    const [row] = await site.sql<{ id: number }>(
      `INSERT INTO account (email, name, password_hash, type, rights, email_confirmed_at)
         SELECT $1, 'Pat Person', password_hash, $2, $3, now() FROM account
         WHERE email = 'employee@example.com' RETURNING id`,
      [email, type, rights],
    );
    const person = new Person(site, row?.id ?? 0, email, type);
    person.other = await person.signIn();
    Object.assign(person, await person.signIn());
    return person;
  }

  static claimsOf(token: string): Claims {
    return decodeJwt<Claims>(token);
  }

  async signIn(): Promise<{ token: string; cookie: string }> {
    const { email, type } = this;
    const answer = await this.site.call('gateway-1', '/api/auth/login', {
      method: 'POST',
      body: { email, password: PASSWORD, type },
    });
    if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}`);
    return { token: answer.body.access_token, cookie: answer.cookie };
  }

  /** A call of this person, with the token and cookie of this device. */
  call(method: string, path: string, body?: object): Promise<Answer> {
    const { token, cookie } = this;
    return this.site.call('gateway-1', `/api/auth/${path}`, { method, token, cookie, body });
  }

  /** A change that a manager of people makes to this account. */
  async changeBy(manager: string, change: object): Promise<void> {
    const [row] = await this.site.sql<{ version: number }>(
      'SELECT version FROM account WHERE id = $1',
      [this.id],
    );
    await expectOk(
      this.site.call('gateway-1', `/api/auth/people/${this.id}`, {
        method: 'PATCH',
        token: manager,
        body: { ...change, version: row?.version },
      }),
    );
  }

  /** A mailed link. @returns its token */
  async link(purpose: 'reset' | 'confirm'): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.site.sql(
      `INSERT INTO account_link (id, account_id, purpose, expires_at)
         VALUES ($1, $2, $3, now() + interval '10 minutes')`,
      [createHash('sha256').update(token).digest(), this.id, purpose],
    );
    return token;
  }

  /** The password of every person in this test. */
  get password(): string {
    return PASSWORD;
  }
}

export async function expectOk(answer: Promise<Answer>): Promise<Answer> {
  const { status, body, ...rest } = await answer;
  expect({ status, body }).toMatchObject({ status: 200, body: { error: 0 } });
  return { status, body, ...rest };
}
