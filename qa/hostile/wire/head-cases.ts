import { CRLF, head, hiddenRequest, type CaseMaker, odd, refused } from './wire-case.js';

const METHODS = [
  ...['get', 'GeT', 'FOO', 'GET\x00', 'G ET', '', ' GET', 'GETGET', 'G\tET', '<script>', 'GET:'],
  ...['TRACE', 'CONNECT', 'PRI', 'DEBUG', 'X'.repeat(20_000)],
];
const VERSIONS = [
  ...['HTTP/0.9', 'HTTP/1.2', 'HTTP/1.1x', 'HTTP/2.0', 'HTTP/9.9', 'HTTP/11', 'HTTP/1', 'http/1.1'],
  ...['HTP/1.1', 'HTTP/1.1 HTTP/1.1', '', 'ICE/1.0', 'HTTP/1,1', 'HTTP/-1.1', 'HTTP /1.1'],
];
const LINES = [
  ...['no colon', ': no name', 'X A: blank in name', 'X-A : blank before colon', 'X-A\x00: 1'],
  ...['X-A: \x00', 'X-A: a\x00b', 'X-A: a\rX-Injected: yes', 'X(A): 1', 'X-Ä: 1', '\x01: 1'],
  ...[
    'X-A: \x01',
    'X-A: \x7f',
    'X-A: a\nX-Injected : yes',
    '"X-A": 1',
    'X-A: 1\r',
    '[]: 1',
    '\t: 1',
  ],
];

/** Invalid request lines, and invalid fields after them. */
export const headCases: CaseMaker = (marks) => {
  const get = (...lines: string[]) => head(`GET ${marks.call} HTTP/1.1`, 'Host: a', ...lines);
  const many = Array.from({ length: 3_000 }, (_, at) => `X-${at}: ${at}`);
  return [
    ...METHODS.map((method) =>
      refused(
        `the method ${JSON.stringify(method.slice(0, 20))}`,
        head(`${method} ${marks.call} HTTP/1.1`, 'Host: a', 'Connection: close'),
      ),
    ),
    ...VERSIONS.map((version) =>
      refused(
        `the version ${JSON.stringify(version)}`,
        head(`GET ${marks.call} ${version}`, 'Host: a', 'Connection: close'),
      ),
    ),
    ...LINES.map((line) =>
      refused(`the header line ${JSON.stringify(line)}`, get(line, 'Connection: close')),
    ),
    refused('a header over two lines', get('X-A: 1', ' 2', 'Connection: close')),
    refused(
      'a header over two lines, by a tab',
      get('X-A: 1', '\tX-Injected: yes', 'Connection: close'),
    ),
    refused('a header before the first line', `X-A: 1${CRLF}${get('Connection: close')}`),
    refused('a header without end', get(`X-A: ${'x'.repeat(70_000)}`)),
    refused('a name without end', get(`${'x'.repeat(70_000)}: 1`)),
    refused('headers without number', get(...many.map((line) => `${line}${'x'.repeat(20)}`))),
    refused(
      'an address without end',
      head(`GET ${marks.call}&${'x'.repeat(70_000)} HTTP/1.1`, 'Host: a'),
    ),
    refused('no version', `GET ${marks.call}${CRLF}${CRLF}`),
    refused('the hello of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'.padEnd(200, '\x41')),
    refused('the preface of HTTP/2', `PRI * HTTP/2.0${CRLF}${CRLF}SM${CRLF}${CRLF}`),
    refused('random bytes', '\xff\xfe\xfd\x00'.repeat(200)),
    {
      ...refused('an incomplete head', `GET ${marks.call} HTTP/1.1${CRLF}Host: a`),
      ends: true,
    },
  ];
};

/** Valid requests that few clients send. */
export const oddHeadCases: CaseMaker = (marks) => {
  const get = (...lines: string[]) => head(`GET ${marks.call} HTTP/1.1`, 'Host: a', ...lines);
  const hidden = hiddenRequest(marks);
  return [
    // Node's parser accepts it as HTTP of the same version.
    odd(
      'the version of another protocol',
      head(`GET ${marks.call} RTSP/1.0`, 'Host: a', 'Connection: close'),
    ),
    odd(
      'an upgrade to HTTP/2',
      get(
        'Connection: close, Upgrade, HTTP2-Settings',
        'Upgrade: h2c',
        'HTTP2-Settings: AAMAAABkAAQAAP__',
      ),
    ),
    odd(
      'an upgrade to a socket',
      get(
        'Connection: close, Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ),
    ),
    odd(
      'hop-by-hop headers',
      get('Connection: close, X-Forwarded-For, X-Request-Id, Host, Content-Type'),
    ),
    odd(
      'another client address',
      get(
        'X-Forwarded-For: 127.0.0.1',
        'X-Forwarded-Host: elsewhere.test',
        'X-Forwarded-Proto: https',
        'Forwarded: for=127.0.0.1;host=elsewhere.test',
        'Connection: close',
      ),
    ),
    odd(
      'a body with a read',
      get(`Content-Length: ${hidden.length}`, 'Connection: close') + hidden,
    ),
    odd('an expectation', get('Expect: 100-continue', 'Connection: close')),
    refused('an unknown expectation', get('Expect: the-unexpected', 'Connection: close')),
    {
      what: 'malformed bytes after a request',
      text: `${get()}NOT HTTP AT ALL${CRLF}${CRLF}${hidden}`,
      mayReach: 1,
    },
    { what: 'a request after the last one', text: get('Connection: close') + hidden, mayReach: 1 },
  ];
};
