import { Module, type DynamicModule } from '@nestjs/common';
import { Disk } from 'flydrive';
import { FilesConfig } from './files-config.js';
import { FILES_FOLDER } from './files-folder.js';
import { FileController } from './links/file.controller.js';
import { FileLinks } from './links/file-links.service.js';
import { MultipartParser } from './receiving/multipart-parser.js';
import { TemporaryFiles } from './receiving/temporary-files.js';
import { UploadReceiver } from './receiving/upload-receiver.service.js';
import { createFileStorage } from './storage/create-file-storage.js';
import { FileStore } from './storage/file-store.service.js';
import { FileSweep } from './storage/file-sweep.service.js';

export interface FilesModuleOptions {
  /** Within the storage, which services may share: this one's name. */
  folder: string;
  /** Files are handed out under `/api/auth/files` by signed links; takes FileLinkConfig. */
  hasLinks?: boolean;
}

/** Imported once, at the root of a service that takes in files; what it gives is there in all its modules. */
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
      exports: [FileStore, FileSweep, UploadReceiver, ...(hasLinks ? [FileLinks] : [])],
    };
  }
}
