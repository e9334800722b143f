import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FeedModule } from '../feed/feed.module.js';
import { PodcastController, PodcastFeedController } from './podcast.controller.js';
import {
  PodcastChannel,
  PodcastChannelText,
  PodcastEpisode,
  PodcastEpisodeText,
} from './podcast.entity.js';
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
