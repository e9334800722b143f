import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../testing/until.js';
import { StreamReader } from './stream-reader.js';

interface Message {
  number?: number;
}

let server: Server;
let url: URL;
let answer: (response: ServerResponse) => void;
let reader: StreamReader<Message>;
let received: Message[];

beforeEach(async () => {
  server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/stream`);
  received = [];
  reader = new StreamReader<Message>({
    sender: 'the sender',
    content: 'numbers',
    onMessage: (message) => received.push(message),
  });
});
afterEach(() => {
  reader.stop();
  server.closeAllConnections();
  server.close();
});

const receives = (count: number) =>
  until(
    () => Promise.resolve(received),
    ({ length }) => length >= count,
  );

it('reads lines that come in pieces', async () => {
  answer = (response) => {
    response.write('{"number":1}\n{"num');
    setTimeout(() => response.write('ber":2}\n{}\n'), 20);
  };
  void reader.follow(url);
  expect(await receives(3)).toEqual([{ number: 1 }, { number: 2 }, {}]);
  expect(reader.age).toBeLessThan(1_000);
});

it('connects again after the end of a stream', async () => {
  let number = 0;
  answer = (response) => void response.end(`{"number":${(number += 1)}}\n`);
  void reader.follow(url);
  expect((await receives(2)).slice(0, 2)).toEqual([{ number: 1 }, { number: 2 }]);
});

it('connects again after silence', async () => {
  answer = (response) => void response.write('{"number":1}\n');
  void reader.follow(url);
  expect(await receives(2)).toHaveLength(2);
});

it('has no age before the first line, and is tried after a refusal', async () => {
  answer = (response) => void response.writeHead(404).end();
  expect(reader.age).toBeUndefined();
  void reader.follow(url);
  await reader.tried;
  expect(reader.age).toBeUndefined();
});
