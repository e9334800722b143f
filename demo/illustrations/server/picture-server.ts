import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { PictureDrawer } from './picture-drawer.js';

/** `/pictures/<id>/<file>`; an id may have several parts. */
const ADDRESS = /^\/pictures\/([\w-]+(?:\/[\w-]+)*)\/([\w-]+(?:\.[\w-]+)+)$/;

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
};

interface ServerOptions {
  /** Milliseconds that a request waits for its picture. */
  patience?: number;
  /** Called with the reason when a picture was not drawn. */
  onFailure?: (error: Error) => void;
}

/** Serves pictures over HTTP, and draws missing ones. Returns 404 for an unknown picture, 503 when a drawing fails. */
export function createPictureServer(
  drawer: PictureDrawer,
  { patience = 30_000, onFailure = () => undefined }: ServerOptions = {},
): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return end(response, 405);
    if (url === '/health/ready') return end(response, 200);
    const [, id = '', file = ''] = ADDRESS.exec(url) ?? [];
    if (!drawer.has(id, file)) return end(response, 404);
    try {
      await withinTime(drawer.draw(id), patience);
    } catch (error) {
      onFailure(error as Error);
      return end(response, 503);
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    if (method === 'HEAD') response.end();
    else await pipeline(createReadStream(join(drawer.out, id, file)), response);
  };
  return createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}

async function withinTime(work: Promise<void>, milliseconds: number): Promise<void> {
  const timer = new AbortController();
  const late = async () => {
    await delay(milliseconds, undefined, { signal: timer.signal });
    throw new Error(`A picture was not drawn within ${milliseconds} ms`);
  };
  try {
    await Promise.race([work, late()]);
  } finally {
    timer.abort();
  }
}
