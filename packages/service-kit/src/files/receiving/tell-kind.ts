import { fileTypeFromFile } from 'file-type';
import { DOCUMENT_KINDS, type FileKind } from './file-kind.js';

/**
 * What a file is by its content: signatures, and in the case of an office file the parts that it consists of. Text of
 * any kind, SVG and scripts among it, has no signature and is nothing.
 */
export async function detectFileKind(path: string): Promise<FileKind | undefined> {
  const found = await fileTypeFromFile(path);
  return DOCUMENT_KINDS.find(
    ({ contentType, extension }) =>
      contentType === found?.mime || (extension === 'heic' && found?.ext === 'heic'),
  );
}
