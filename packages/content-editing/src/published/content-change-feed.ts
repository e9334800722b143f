import {
  type BeforeApplicationShutdown,
  Controller,
  Get,
  Injectable,
  type OnApplicationBootstrap,
  Req,
  Res,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  type ContentChangeMessage,
  DatabaseFeed,
  Public,
  ServiceConfig,
} from '@phantom/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The trigger of each change that visitors see notifies this channel of the change's number. */
const CHANNEL = 'content_change';

/** Pushes each change of the published content to the gateways when it is committed. */
@Injectable()
export class ContentChangeFeed
  extends DatabaseFeed<ContentChangeMessage>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  constructor({ databaseUrl }: ServiceConfig) {
    let change = '0';
    super({
      databaseUrl,
      channel: CHANNEL,
      name: 'feed of content changes',
      load: async (client) => {
        const { rows } = await client.query<{ number: string }>(
          'SELECT number FROM content_change',
        );
        change = rows[0]?.number ?? '0';
      },
      state: () => ({ change }),
      onNotification: (payload) => ({ change: (change = payload) }),
    });
  }

  onApplicationBootstrap(): void {
    this.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }
}

/** For gateways only: the call is not part of the API, and no gateway passes it on. */
@ApiExcludeController()
@Public()
@Controller('internal')
export class ContentChangeController {
  constructor(private readonly feed: ContentChangeFeed) {}

  @Get('content-changes')
  stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.feed.answer(request, reply);
  }
}
