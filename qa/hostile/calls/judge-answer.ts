import type { Dispatcher } from 'undici';

export interface Answer {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  body: Buffer;
}

/** What tells a stranger how the product is made. */
const LEAKS =
  /\bat \S+ \(?(?:file:|\/|node:)|node_modules|\/(?:dist|src|usr|tmp|home|work)\/\w|QueryFailed|TypeError|RangeError|SyntaxError|\bSELECT \S+ FROM|INSERT INTO|violates|relation "|ECONN|E(?:NOENT|ACCES)|postgres|typeorm|fastify|nestjs|class-validator|busboy|undici|JSON at position|Unexpected token/i;

const TELLING_HEADERS = ['server', 'x-powered-by', 'x-injected'];

/** Calls that hash a password are told to come again while too many others are hashed: by design, and with a time. */
const MAY_WAIT =
  /\/(login|post-register|set-password|change-password|logout-everywhere|sessions\/[^/]+\/end)$/;

/** @returns what is wrong with an answer, whatever it was asked */
export function faultsOf(operation: string, { status, headers, body }: Answer): string[] {
  const text = body.toString();
  const faults: string[] = [];
  if (status >= 500 && !isAllowedToWait(operation, status, headers))
    faults.push(`answered ${status}`);
  for (const name of TELLING_HEADERS) if (headers[name] !== undefined) faults.push(`sends ${name}`);
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('sends no nosniff');
  if (headers['x-request-id'] === undefined) faults.push('sends no x-request-id');
  if (status >= 400) {
    if (!isFailure(text) && !isPage(operation, headers)) {
      faults.push(`answered ${status} in another form`);
    }
    const leak = LEAKS.exec(text)?.[0];
    if (leak) faults.push(`says "${leak}" in a ${status}`);
  }
  return faults;
}

/** Whether a call was answered so because too much was under way. */
export const isAllowedToWait = (
  operation: string,
  status: number,
  headers: Answer['headers'],
): boolean => status === 503 && headers['retry-after'] !== undefined && MAY_WAIT.test(operation);

/** What is no call, the site answers with its page for that. */
const isPage = (operation: string, headers: Answer['headers']): boolean =>
  !operation.includes(' /api/') && String(headers['content-type']).startsWith('text/html');

/** The form of the contract. */
function isFailure(text: string): boolean {
  try {
    const { error, message } = JSON.parse(text) as { error?: unknown; message?: unknown };
    return error === 1 && typeof message === 'string' && message !== '';
  } catch {
    return false;
  }
}
