import { type DynamicModule, Module } from '@nestjs/common';
import { Disk } from 'flydrive';
import { FileLinks } from './file-links.service.js';
import { createFileStorage, FILES_FOLDER, FileStore } from './file-store.service.js';
import { FileSweep } from './file-sweep.service.js';
import { FileController } from './file.controller.js';
import { FilesConfig } from './files.config.js';
import { TemporaryFiles } from './received-file.js';
import { UploadReceiver } from './upload-receiver.service.js';
import { MultipartParser } from './upload.decorators.js';

export interface FilesModuleOptions {
  /** The folder of this service in the storage, which services may share. */
  folder: string;
  /** Serves files under `/api/auth/files` by signed links; needs FileLinkConfig. */
  hasLinks?: boolean;
}

/** Imported once in the root module of a service that stores files; global. */
@Module({})
export class FilesModule {
  static forRoot({ folder, hasLinks = false }: FilesModuleOptions): DynamicModule {
    return {
      module: FilesModule,
      global: true,
      controllers: hasLinks ? [FileController] : [],
      providers: [
        { provide: FILES_FOLDER, useValue: folder },
        { provide: Disk, inject: [FilesConfig], useFactory: createFileStorage },
        FileStore,
        FileSweep,
        MultipartParser,
        TemporaryFiles,
        UploadReceiver,
        ...(hasLinks ? [FileLinks] : []),
      ],
      exports: [
        FileStore,
        FileSweep,
        TemporaryFiles,
        UploadReceiver,
        ...(hasLinks ? [FileLinks] : []),
      ],
    };
  }
}
