import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Disk } from 'flydrive';
import { PropertiesConfig } from '../config/properties.config.js';
import { createFileStorage } from './file-storage.js';
import { FileController } from './file.controller.js';
import { FileService } from './file.service.js';
import { StoredFile } from './stored-file.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([StoredFile])],
  controllers: [FileController],
  providers: [
    FileService,
    {
      provide: Disk,
      inject: [PropertiesConfig],
      useFactory: ({ filesDir }: PropertiesConfig) => createFileStorage(filesDir),
    },
  ],
  exports: [FileService],
})
export class FileModule {}
