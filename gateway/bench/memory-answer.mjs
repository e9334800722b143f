export const BODY = JSON.stringify({ error: 0, list: ['x'.repeat(4_070)] });

export const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(BODY),
  'cache-control': 'no-store',
};
