import type { Dispatcher } from 'undici';

export interface Answer {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  body: Buffer;
}

/** Texts that reveal how the product is built. */
const LEAKS =
  /\bat \S+ \(?(?:file:|\/|node:)|node_modules|\/(?:dist|src|usr|tmp|home|work)\/\w|QueryFailed|TypeError|RangeError|SyntaxError|\bSELECT \S+ FROM|INSERT INTO|violates|relation "|ECONN|E(?:NOENT|ACCES)|postgres|typeorm|fastify|nestjs|class-validator|busboy|undici|JSON at position|Unexpected token/i;

const TELLING_HEADERS = ['server', 'x-powered-by', 'x-injected'];

/** Calls that hash a password return 503 with a time for the retry while too many others are hashed: this is by design. */
const MAY_WAIT =
  /\/(login|post-register|set-password|change-password|logout-everywhere|sessions\/[^/]+\/end)$/;

/** @returns the error of a response, whatever the request was */
export function faultsOf(operation: string, { status, headers, body }: Answer): string[] {
  const text = body.toString();
  const faults: string[] = [];
  if (status >= 500 && !isAllowedToWait(operation, status, headers))
    faults.push(`returned ${status}`);
  for (const name of TELLING_HEADERS)
    if (headers[name] !== undefined) faults.push(`has the header ${name}`);
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('has no nosniff');
  if (headers['x-request-id'] === undefined) faults.push('has no x-request-id');
  if (status >= 400) {
    if (!isFailure(text) && !isPage(operation, headers)) {
      faults.push(`returned ${status} in another format`);
    }
    const leak = LEAKS.exec(text)?.[0];
    if (leak) faults.push(`contains "${leak}" in a ${status}`);
  }
  return faults;
}

/** Whether a call was refused because of overload. */
export const isAllowedToWait = (
  operation: string,
  status: number,
  headers: Answer['headers'],
): boolean => status === 503 && headers['retry-after'] !== undefined && MAY_WAIT.test(operation);

/** For a path that is not a call, the site responds with a page. */
const isPage = (operation: string, headers: Answer['headers']): boolean =>
  !operation.includes(' /api/') && String(headers['content-type']).startsWith('text/html');

/** The response format of the contract. */
function isFailure(text: string): boolean {
  try {
    const { error, message } = JSON.parse(text) as { error?: unknown; message?: unknown };
    return error === 1 && typeof message === 'string' && message !== '';
  } catch {
    return false;
  }
}
