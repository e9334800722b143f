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
import { ContentTypes } from '../types/content-types.js';

/**
 * The trigger of each change that visitors see notifies this channel of the change's number, of the content type and of the
 * entry, with spaces between them: `17 newsletter #9`. Without a type the media library has changed.
 */
const CHANNEL = 'content_change';

/** Pushes each change of the published content to the gateways when it is committed. */
@Injectable()
export class ContentChangeFeed
  extends DatabaseFeed<ContentChangeMessage>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  constructor({ databaseUrl }: ServiceConfig, types: ContentTypes) {
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
      onNotification: (payload) => {
        const [number = '', type, entry] = payload.split(' ');
        const since = change;
        change = number;
        return { change, since, ...touchedBy(types, type, entry) };
      },
    });
  }

  onApplicationBootstrap(): void {
    this.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }
}

/** A type that is applied changes also what the service reads from other tables. */
function touchedBy(
  { all }: ContentTypes,
  name: string | undefined,
  entry: string | undefined,
): { types?: string[] } {
  const type = all.find((each) => each.name === name);
  return type && entry && !type.apply ? { types: [type.name, entry] } : {};
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
