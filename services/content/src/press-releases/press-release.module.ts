import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FeedModule } from '../feed/feed.module.js';
import { PressReleaseController, PressReleaseFeedController } from './press-release.controller.js';
import { PressRelease, PressReleaseText } from './press-release.entity.js';
import { PressReleaseService } from './press-release.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PressRelease, PressReleaseText]), FeedModule],
  controllers: [PressReleaseController, PressReleaseFeedController],
  providers: [PressReleaseService],
})
export class PressReleaseModule {}
