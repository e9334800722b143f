import { Module } from '@nestjs/common';
import { FeedPictureCleanUp } from './feed-picture-clean-up.service.js';
import { FeedPictureController } from './feed-picture.controller.js';
import { FeedPictureDownload } from './feed-picture-download.service.js';

@Module({
  controllers: [FeedPictureController],
  providers: [FeedPictureDownload, FeedPictureCleanUp],
})
export class FeedPictureModule {}
