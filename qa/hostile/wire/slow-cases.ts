import { CRLF, head, type CaseMaker, type WireCase } from './wire-case.js';

const NEVER = 'x'.repeat(10_000);

/** Clients that keep a connection by hardly saying anything. */
export const slowCases: CaseMaker = ({ call }) => {
  const slow = (what: string, text: string, drip: string): WireCase => ({
    what: `slowly: ${what}`,
    text,
    drip,
    mayReach: 0,
  });
  const post = (...lines: string[]) =>
    head(`POST ${call} HTTP/1.1`, 'Host: a', 'Content-Type: application/json', ...lines);
  return [
    slow('nothing', '', ''),
    slow('nothing but line feeds', '\n'.repeat(20_000), '\n'.repeat(1_000)),
    slow('nothing but line feeds, all at once', '\n'.repeat(20_000), ''),
    slow('a method', '', 'G'.padEnd(10_000, 'E')),
    slow('a target', 'GET /', NEVER),
    slow('headers', `GET ${call} HTTP/1.1${CRLF}Host: a${CRLF}`, `X-A: 1${CRLF}`.repeat(1_000)),
    slow('one header', `GET ${call} HTTP/1.1${CRLF}Host: a${CRLF}X-A: `, NEVER),
    slow('a body', post('Content-Length: 100000'), NEVER),
    slow('chunks', post('Transfer-Encoding: chunked'), `1${CRLF}x${CRLF}`.repeat(1_000)),
    slow('a size of a chunk', post('Transfer-Encoding: chunked'), '0'.repeat(10_000)),
    slow('no body at all', post('Content-Length: 100000'), ''),
  ];
};
