// A service without work of its own: 4 KB from memory, so that what a gateway adds is all that is seen.
// node memory-upstream.mjs <port>
import { createServer } from 'node:http';

const body = JSON.stringify({ error: 0, list: ['x'.repeat(4_070)] });

createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}).listen(Number(process.argv[2]), '127.0.0.1');
