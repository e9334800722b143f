import type { TFunction } from '@phantom/mf-kit';
import { DOCUMENT_FILES } from './document-files';

const MEGABYTE = 1024 * 1024;
const HEAD_BYTES = 16;
const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Checks a document before the upload and returns an error text or undefined. The server checks more. */
export async function checkFile(file: File, t: TFunction): Promise<string | undefined> {
  const { kinds, megabytes } = DOCUMENT_FILES;
  if (file.size === 0) return t('kit:file.empty', { name: file.name });
  if (file.size > megabytes * MEGABYTE) return t('kit:file.tooLarge', { megabytes });
  return isDocument(await readHead(file)) ? undefined : t('kit:file.wrongKind', { kinds });
}

/** Whether the content begins like a known kind: a file name proves nothing. */
const isDocument = (head: string): boolean =>
  head.startsWith('%PDF-') ||
  head.startsWith('\xff\xd8\xff') ||
  head.startsWith('\x89PNG\r\n\x1a\n') ||
  (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
  (head.slice(4, 8) === 'ftyp' && HEIF_BRANDS.includes(head.slice(8, 12))) ||
  // Office files are ZIP archives, which the server opens.
  head.startsWith('PK\x03\x04');

/** The first bytes, each as a character; empty when the file cannot be read any more. */
const readHead = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const bytes = new Uint8Array(reader.result as ArrayBuffer);
      resolve(String.fromCharCode(...bytes));
    };
    reader.onerror = () => resolve('');
    reader.readAsArrayBuffer(file.slice(0, HEAD_BYTES));
  });
