const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** The size of a file as people read it, in the language's own units: `2.4 MB`. */
export function fileSize(bytes: number, language: string): string {
  const power = Math.min(
    Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)),
    UNITS.length - 1,
  );
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1024 ** power);
}
