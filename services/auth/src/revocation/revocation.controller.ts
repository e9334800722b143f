import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public, ServiceUnavailableError } from '@phantom/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EndsQueryDto } from './dto/ends-query.dto.js';
import { EndedSessions, type EndsSince } from './ended-sessions.service.js';
import { RevocationFeed } from './revocation-feed.service.js';

/** Bytes that a reader may leave unread: one that is frozen is given up. */
const MOST_UNREAD = 16 * 1024 * 1024;

/** For gateways and services: no calls of the API, and passed on by no gateway. */
@ApiExcludeController()
@Public()
@Controller('internal')
export class RevocationController {
  constructor(
    private readonly feed: RevocationFeed,
    private readonly endedSessions: EndedSessions,
  ) {}

  /** JSON in lines, without end: see RevocationMessage. */
  @Get('revocations')
  stream(@Req() { raw: request }: FastifyRequest, @Res() reply: FastifyReply): void {
    const { raw: response } = reply;
    const lines: string[] = [];
    let write = (line: string) => void lines.push(line);
    const leave = this.feed.join({
      send: (message) => write(`${JSON.stringify(message)}\n`),
      end: () => void response.end(),
    });
    if (!leave) throw new ServiceUnavailableError('the list of revocations is not known', 1);
    reply.hijack();
    response.writeHead(200, {
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      // A proxy on the way passes each line on as it comes.
      'x-accel-buffering': 'no',
    });
    request.socket.setNoDelay(true);
    response.once('close', leave);
    write = (line) => {
      if (response.writableLength > MOST_UNREAD) response.destroy();
      else response.write(line);
    };
    lines.forEach(write);
  }

  /** For gateways of the release before, which ask every second, while a release goes out. */
  @Get('ended-sessions')
  @Header('Cache-Control', 'no-store')
  list(@Query() { since }: EndsQueryDto): Promise<EndsSince> {
    return this.endedSessions.since(since);
  }
}
