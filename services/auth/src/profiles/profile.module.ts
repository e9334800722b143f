import { Module } from '@nestjs/common';
import { AccountModule } from '../accounts/account.module.js';
import { PasswordModule } from '../passwords/password.module.js';
import { SessionModule } from '../sessions/session.module.js';
import { ProfileImageController } from './profile-image.controller.js';
import { ProfileImageService } from './profile-image.service.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';

@Module({
  imports: [AccountModule, PasswordModule, SessionModule],
  controllers: [ProfileController, ProfileImageController],
  providers: [ProfileService, ProfileImageService],
  exports: [ProfileImageService],
})
export class ProfileModule {}
