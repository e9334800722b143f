/** A token in its three encoded parts. */
export interface TokenParts {
  header: string;
  payload: string;
  signature: string;
}

export const encoded = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

export const decoded = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

export function partsOf(token: string): TokenParts {
  const [header = '', payload = '', signature = ''] = token.split('.');
  return { header, payload, signature };
}

export const joined = ({ header, payload, signature }: TokenParts): string =>
  `${header}.${payload}.${signature}`;
