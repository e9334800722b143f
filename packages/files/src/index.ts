import { CreateStoredFile1795219520000 } from './create-stored-file.migration.js';
import { StoredFile } from './stored-file.entity.js';

export { FileLinks, FILES_BASE_URL, LINK_LIFETIME, signLink } from './file-links.service.js';
export {
  createFileStorage,
  FileStore,
  type NewFile,
  type OpenedFile,
  safeFileName,
} from './file-store.service.js';
export { FileSweep } from './file-sweep.service.js';
export { fileHeaders } from './file.controller.js';
export { FileLinkConfig, FilesConfig } from './files.config.js';
export { FilesModule, type FilesModuleOptions } from './files.module.js';
export {
  ReceivedFile,
  RejectedFile,
  removeFile,
  TemporaryFiles,
  writeHashed,
  type WrittenBytes,
} from './received-file.js';
export { cropPicture, type RenderedPicture, renderPicture } from './redraw-picture.js';
export { StoredFile } from './stored-file.entity.js';
export {
  AVIF,
  detectFileKind,
  DOCUMENT_KINDS,
  type FileKind,
  MEDIA_KINDS,
  MEGABYTE,
  PAPER_KINDS,
  PICTURE_KINDS,
  type UploadRules,
} from './upload-rules.js';
export { FileField, PostUpload } from './upload.decorators.js';

/** For the data source of a service that has no table of files yet. */
export const FILE_ENTITIES = [StoredFile];
export const FILE_MIGRATIONS = [CreateStoredFile1795219520000];
