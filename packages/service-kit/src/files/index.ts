import { CreateStoredFile1795219520000 } from './storage/create-stored-file.migration.js';
import { StoredFile } from './storage/stored-file.entity.js';

export { FileLinkConfig, FilesConfig } from './files-config.js';
export { FilesModule, type FilesModuleOptions } from './files.module.js';
export { fileHeaders } from './links/file-headers.js';
export { FILES_BASE_URL, LINK_LIFETIME, signLink } from './links/file-link.js';
export { FileLinks } from './links/file-links.service.js';
export { FileField } from './receiving/file-field.js';
export { DOCUMENT_KINDS, PICTURE_KINDS, type FileKind } from './receiving/file-kind.js';
export { PostUpload } from './receiving/post-upload.decorator.js';
export { ReceivedFile } from './receiving/received-file.js';
export { MEGABYTE, type UploadRules } from './receiving/upload-rules.js';
export { safeFileName } from './safe-file-name.js';
export { createFileStorage } from './storage/create-file-storage.js';
export { FileStore, type OpenedFile } from './storage/file-store.service.js';
export { FileSweep } from './storage/file-sweep.service.js';
export { StoredFile };

/** For the data source of a service that has no table of files yet. */
export const FILE_ENTITIES = [StoredFile];
export const FILE_MIGRATIONS = [CreateStoredFile1795219520000];
