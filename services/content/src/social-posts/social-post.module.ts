import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SocialPostController } from './social-post.controller.js';
import { SocialPost, SocialPostText } from './social-post.entity.js';
import { SocialPostService } from './social-post.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SocialPost, SocialPostText])],
  controllers: [SocialPostController],
  providers: [SocialPostService],
})
export class SocialPostModule {}
