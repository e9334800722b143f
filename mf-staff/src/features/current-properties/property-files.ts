import { parseJsonArray } from '@phantom/mf-kit';

export interface PropertyFile {
  title: string;
  url: string;
}

interface FileEntry {
  title: string;
  file: string;
}

/**
 * The files of a property from its JSON text of `{title, file}`; malformed text and entries count for nothing.
 *
 * @param baseurl what each file's own part is appended to
 */
export const parseFiles = (data: string | null | undefined, baseurl: string): PropertyFile[] =>
  parseJsonArray(data)
    .filter(isFileEntry)
    .map(({ title, file }) => ({ title, url: baseurl + file }));

const isFileEntry = (value: unknown): value is FileEntry =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'file' in value &&
  typeof value.file === 'string';
