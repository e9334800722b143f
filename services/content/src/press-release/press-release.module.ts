import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FeedModule } from '../feed/feed.module.js';
import { PressReleaseFeedController } from './feed/press-release-feed.controller.js';
import { PressReleaseController } from './press-release.controller.js';
import { PressRelease, PressReleaseText } from './press-release.entity.js';
import { PressReleaseService } from './press-release.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PressRelease, PressReleaseText]), FeedModule],
  controllers: [PressReleaseController, PressReleaseFeedController],
  providers: [PressReleaseService],
})
export class PressReleaseModule {}
