import { CRLF, head, hiddenRequest, type CaseMaker, odd, refused } from './wire-case.js';

const CODINGS = [
  ...[
    'chunked',
    'Chunked',
    'CHUNKED',
    'chunked, identity',
    'identity, chunked',
    'chunked, chunked',
  ],
  ...[
    'xchunked',
    'chunked;q=1',
    '"chunked"',
    'chunked\x0b',
    '\x0bchunked',
    'chunked\t',
    'chunke\x64',
  ],
  ...['chunked, gzip', 'gzip', 'identity', 'x', '', ',', 'chunked,', '[chunked]', 'chun\x00ked'],
];
const LENGTHS = [
  ...['+5', '-1', '-0', '5,5', '5, 6', '0x5', '5 5', '1e1', '5.0', '99999999999999999999', '٥'],
  ...['5;a', '5\x00', '"5"', '0b1', '5\x0b', 'five', '18446744073709551616', '5 ,', ','],
];
const SIZES = [
  ...['zz', '-1', '0x5', '5 5', '+5', '', ' 5', '5\x00', 'FFFFFFFFFFFFFFFFF', '1\r', '5\x0b', '٥'],
  ...['8000000000000000', '"5"', '5,'],
];

/** Bodies whose end is ambiguous: one of two readings makes a request of the rest. */
export const bodyCases: CaseMaker = (marks) => {
  const hidden = hiddenRequest(marks);
  const post = (...lines: string[]) => head(`POST ${marks.call} HTTP/1.1`, 'Host: a', ...lines);
  const chunked = 'Transfer-Encoding: chunked';
  return [
    ...CODINGS.map((coding) =>
      refused(
        `a length beside the coding ${JSON.stringify(coding)}`,
        post('Content-Length: 4', `Transfer-Encoding: ${coding}`) + `0${CRLF}${CRLF}${hidden}`,
      ),
    ),
    ...CODINGS.map((coding) =>
      refused(
        `the coding ${JSON.stringify(coding)} before a length`,
        post(`Transfer-Encoding: ${coding}`, 'Content-Length: 4') + `5${CRLF}${hidden}`,
      ),
    ),
    ...[
      'Transfer-Encoding ',
      'Transfer-Encoding\t',
      ' Transfer-Encoding',
      'Transfer\x00-Encoding',
      'Transfer-Encoding\x0b',
    ].map((name) =>
      refused(
        `a coding under the name ${JSON.stringify(name)}`,
        post('Content-Length: 4', `${name}: chunked`) + `0${CRLF}${CRLF}${hidden}`,
      ),
    ),
    refused(
      'two codings',
      post(chunked, 'Transfer-Encoding: identity') + `0${CRLF}${CRLF}${hidden}`,
    ),
    refused(
      'a coding over two lines',
      post('Content-Length: 4', `Transfer-Encoding:${CRLF} chunked`) + hidden,
    ),
    ...LENGTHS.map((length) =>
      refused(
        `the length ${JSON.stringify(length)}`,
        post(`Content-Length: ${length}`) + `12345${hidden}`,
      ),
    ),
    refused('two lengths', post('Content-Length: 0', `Content-Length: ${hidden.length}`) + hidden),
    refused(
      'the same length twice',
      post('Content-Length: 5', 'Content-Length: 5') + `12345${hidden}`,
    ),
  ];
};

/** Chunks that two readers would parse differently. */
export const chunkCases: CaseMaker = (marks) => {
  const hidden = hiddenRequest(marks);
  const post = (...lines: string[]) => head(`POST ${marks.call} HTTP/1.1`, 'Host: a', ...lines);
  const chunked = 'Transfer-Encoding: chunked';
  return [
    ...SIZES.map((size) =>
      refused(
        `the chunk size ${JSON.stringify(size)}`,
        `${post(chunked)}${size}${CRLF}12345${CRLF}0${CRLF}${CRLF}${hidden}`,
      ),
    ),
    refused(
      'a chunk that is longer than it says',
      `${post(chunked)}2${CRLF}12345${CRLF}0${CRLF}${CRLF}${hidden}`,
    ),
    refused('a chunk without its end', `${post(chunked)}5${CRLF}123450${CRLF}${CRLF}${hidden}`),
    refused('chunks by line feeds alone', `${post(chunked)}5\n12345\n0\n\n${hidden}`),
    refused(
      'an extension with a line feed',
      `${post(chunked)}5;a\n${CRLF}12345${CRLF}0${CRLF}${CRLF}${hidden}`,
    ),
    refused(
      'an extension without end',
      `${post(chunked)}5;${'a'.repeat(20_000)}${CRLF}12345${CRLF}0${CRLF}${CRLF}`,
    ),
    odd(
      'a trailer that names another host and a header of its own',
      `${post(chunked, 'Connection: close')}0${CRLF}Host: elsewhere.test${CRLF}X-Injected: yes${CRLF}${CRLF}`,
    ),
    odd(
      'a request in a body of its length',
      post(`Content-Length: ${hidden.length}`, 'Connection: close') + hidden,
    ),
    odd(
      'a request in a chunk of its size',
      `${post(chunked, 'Connection: close')}${hidden.length.toString(16)}${CRLF}${hidden}${CRLF}0${CRLF}${CRLF}`,
    ),
    { ...refused('an incomplete body', post('Content-Length: 100') + '12345'), ends: true },
    { ...refused('an incomplete chunk', `${post(chunked)}64${CRLF}12345`), ends: true },
  ];
};
