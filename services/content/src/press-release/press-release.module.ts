import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PressReleaseController } from './press-release.controller.js';
import { PressRelease, PressReleaseText } from './press-release.entity.js';
import { PressReleaseService } from './press-release.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PressRelease, PressReleaseText])],
  controllers: [PressReleaseController],
  providers: [PressReleaseService],
})
export class PressReleaseModule {}
