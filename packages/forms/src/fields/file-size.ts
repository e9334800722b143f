const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE ** 2;

/** Formats a file size for people: `2.4 MB`, `1 KB` for less than a kilobyte. */
export function formatFileSize(bytes: number, language: string): string {
  const isLarge = bytes >= MEGABYTE;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
    .format(isLarge ? bytes / MEGABYTE : Math.max(1, bytes / KILOBYTE))
    .replace('kB', 'KB');
}
