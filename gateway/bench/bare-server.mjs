// 4 KB from memory and nothing else: all that is seen is what a proxy adds.
// node bare-server.mjs <port>
import { createServer } from 'node:http';
import { BODY, HEADERS } from './memory-answer.mjs';

createServer((_request, response) => {
  response.writeHead(200, HEADERS).end(BODY);
}).listen(Number(process.argv[2]), '127.0.0.1');
