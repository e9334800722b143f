import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** The parameters of a query; several values of one are sent one after the other. */
export type Fields = Record<string, string | number | readonly (string | number)[]>;

/** One kept-alive connection per service, like the gateway's. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Calls a listings service.
 *
 * @returns the body of its response
 * @throws Error when the response is not a success, which would falsify the measurement
 */
export async function ask(port: number, call: string, fields: Fields): Promise<string> {
  const path = `/api/auth/${call}?${queryOf(fields)}`;
  const response = await new Promise<IncomingMessage>((answered, failed) =>
    get({ host: '127.0.0.1', port, path, agent }, answered).on('error', failed),
  );
  const body = await text(response);
  if (response.statusCode === 200) return body;
  throw new Error(`${path} answered ${response.statusCode}: ${body.slice(0, 300)}`);
}

/** Like `ask`, with the parsed body. */
export async function askFor<Answer>(port: number, call: string, fields: Fields): Promise<Answer> {
  return JSON.parse(await ask(port, call, fields)) as Answer;
}

function queryOf(fields: Fields): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return String(new URLSearchParams(pairs));
}
