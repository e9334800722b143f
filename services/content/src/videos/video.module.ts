import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VideoController } from './video.controller.js';
import { Video, VideoText } from './video.entity.js';
import { VideoService } from './video.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Video, VideoText])],
  controllers: [VideoController],
  providers: [VideoService],
})
export class VideoModule {}
