import { randomInt } from 'node:crypto';

/** The response to a call; a body that is not JSON is empty here. */
export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
  text: string;
  /** Milliseconds. */
  took: number;
}

interface Sent {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  json?: object;
  form?: FormData;
  headers?: Record<string, string>;
}

const BYTE = 256;

/** A browser with cookies and its own client address, which can call any process directly. */
export class Person {
  readonly cookies = new Map<string, string>();
  token?: string;
  /** Random: the database still has the counts of an earlier run. */
  private readonly address = ['10', ...[1, 2, 3].map(() => randomInt(BYTE))].join('.');

  async ask<Body>(
    origin: string,
    path: string,
    { method = 'GET', json, form, headers }: Sent = {},
  ): Promise<Answer<Body>> {
    const begun = performance.now();
    const answer = await fetch(origin + path, {
      method,
      body: form ?? (json && JSON.stringify(json)),
      redirect: 'manual',
      headers: {
        'x-forwarded-for': this.address,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(json && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
    });
    this.keep(answer.headers.getSetCookie());
    const text = await answer.text();
    const took = performance.now() - begun;
    return { status: answer.status, headers: answer.headers, body: parsed(text), text, took };
  }

  private keep(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

const parsed = <Body>(text: string): Body => {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return {} as Body;
  }
};
