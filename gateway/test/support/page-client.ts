import { request } from 'undici';

export interface PageAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  text: string;
}

/** Requests pages of a gateway. */
export const pageClient =
  (url: string) =>
  async (path: string, headers: Record<string, string> = {}): Promise<PageAnswer> => {
    const answer = await request(url + path, { headers });
    const body = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, headers: answer.headers, body, text: body.toString() };
  };

/** Differs in every response. */
export const withoutNonce = (html: string): string => html.replaceAll(/ nonce="[^"]*"/g, '');

/** The JSON of a data block; undefined where the page has none. */
export const dataIn = (html: string, id: string): unknown => {
  const [, json] = new RegExp(`id="${id}"[^>]*>(.*?)</script>`).exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
};

export const isRendered = ({ text }: PageAnswer): boolean =>
  dataIn(text, 'section-data') !== undefined;
