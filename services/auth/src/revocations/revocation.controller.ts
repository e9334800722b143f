import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public, ServiceUnavailableError } from '@phantom/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RevocationFeed } from './revocation-feed.service.js';
import { RevokedSessionsQueryDto, type RevokedSessionsDto } from './revocation.dto.js';
import { RevocationService } from './revocation.service.js';

/** Bytes that a subscriber may leave unread. A subscriber that exceeds them is disconnected. */
const MAX_UNREAD_BYTES = 16 * 1024 * 1024;

/** For gateways and services only: the calls are not part of the API, and no gateway proxies them. */
@ApiExcludeController()
@Public()
@Controller('internal')
export class RevocationController {
  constructor(
    private readonly feed: RevocationFeed,
    private readonly revocations: RevocationService,
  ) {}

  @Get('revocations')
  stream(@Req() { raw: request }: FastifyRequest, @Res() reply: FastifyReply): void {
    const { raw: response } = reply;
    // Collects the lines that the feed sends before the response has its headers.
    const lines: string[] = [];
    let write = (line: string) => void lines.push(line);
    const unsubscribe = this.feed.subscribe({
      send: (message) => write(`${JSON.stringify(message)}\n`),
      end: () => void response.end(),
    });
    if (!unsubscribe) throw new ServiceUnavailableError('the list of revocations is not known', 1);
    reply.hijack();
    response.writeHead(200, {
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      // Tells proxies not to buffer the stream.
      'x-accel-buffering': 'no',
    });
    request.socket.setNoDelay(true);
    response.once('close', unsubscribe);
    write = (line) => {
      if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
      else response.write(line);
    };
    lines.forEach(write);
  }

  /** Gateways of the previous release poll this every second during a rolling upgrade. */
  @Get('ended-sessions')
  @Header('Cache-Control', 'no-store')
  list(@Query() { since }: RevokedSessionsQueryDto): Promise<RevokedSessionsDto> {
    return this.revocations.listSessions(since);
  }
}
