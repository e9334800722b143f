import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FeedModule } from '../feed/feed.module.js';
import { PodcastFeedController } from './feed/podcast-feed.controller.js';
import { PodcastController } from './podcast.controller.js';
import { PodcastChannel, PodcastChannelText } from './podcast-channel.entity.js';
import { PodcastEpisode, PodcastEpisodeText } from './podcast-episode.entity.js';
import { PodcastService } from './podcast.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      PodcastChannel,
      PodcastChannelText,
      PodcastEpisode,
      PodcastEpisodeText,
    ]),
    FeedModule,
  ],
  controllers: [PodcastController, PodcastFeedController],
  providers: [PodcastService],
})
export class PodcastModule {}
