import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KnownDevice } from './known-device.entity.js';
import { KnownDeviceService } from './known-device.service.js';
import { LoginLimitService } from './login-limit.service.js';
import { MailLimitService } from './mail-limit.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([KnownDevice])],
  providers: [KnownDeviceService, LoginLimitService, MailLimitService],
  exports: [KnownDeviceService, LoginLimitService, MailLimitService],
})
export class LoginLimitModule {}
