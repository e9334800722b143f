import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KnownDevice } from './known-device.entity.js';
import { KnownDeviceService } from './known-device.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([KnownDevice])],
  providers: [KnownDeviceService],
  exports: [KnownDeviceService],
})
export class KnownDeviceModule {}
