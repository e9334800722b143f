/** What a file can be told to be from its first bytes. */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'webp' | 'heic' | 'office';

const HEAD_BYTES = 16;
const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * The kind of a file by its content: names may say anything. Word and Excel files are archives, which the server opens.
 *
 * @returns undefined for whatever is none of them, also where the file cannot be read any more
 */
export async function fileKind(file: Blob): Promise<FileKind | undefined> {
  const head = await readHead(file);
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp' && HEIF_BRANDS.includes(head.slice(8, 12))) return 'heic';
  return head.startsWith('PK\x03\x04') ? 'office' : undefined;
}

/** The first bytes, each as a character. */
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
