import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PodcastController } from './podcast.controller.js';
import { PodcastEpisode, PodcastEpisodeText } from './podcast-episode.entity.js';
import { PodcastService } from './podcast.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PodcastEpisode, PodcastEpisodeText])],
  controllers: [PodcastController],
  providers: [PodcastService],
})
export class PodcastModule {}
