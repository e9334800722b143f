import type { TFunction } from '@phantom/mf-kit';
import { fileKind, type FileKind } from './file-kind';

/** Which files a field takes. */
export interface FileRules {
  kinds: readonly FileKind[];
  /** As people call them. */
  words: string;
  /** For the browser's own dialog, which may be told to show others too. */
  accept: string;
  megabytes: number;
}

/** Papers, as every upload of documents takes them. */
export const PAPERS: FileRules = {
  kinds: ['pdf', 'jpeg', 'png', 'webp', 'heic', 'office'],
  words: 'PDF, JPEG, PNG, WebP, HEIC, DOCX, XLSX',
  accept: '.pdf,.jpg,.jpeg,.png,.webp,.heic,.docx,.xlsx,application/pdf,image/*',
  megabytes: 20,
};

/** Pictures of people. */
export const PICTURES: FileRules = {
  kinds: ['jpeg', 'png', 'webp'],
  words: 'JPEG, PNG, WebP',
  accept: '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp',
  megabytes: 5,
};

const MEGABYTE = 1024 * 1024;

/** What is wrong with a file, in a sentence, before any of it is sent; the server looks closer. */
export async function checkFile(
  file: File,
  { kinds, words, megabytes }: FileRules,
  t: TFunction,
): Promise<string | undefined> {
  if (file.size === 0) return t('kit:file.empty', { name: file.name });
  if (file.size > megabytes * MEGABYTE) return t('kit:file.tooLarge', { megabytes });
  const kind = await fileKind(file);
  return kind && kinds.includes(kind) ? undefined : t('kit:file.wrongKind', { kinds: words });
}
