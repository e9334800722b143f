/** Bytes as KB of 1024, one decimal. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

export const milliseconds = (value: number): string => `${Math.round(value)} ms`;

export const ratio = (value: number): string => value.toFixed(2);

/** Cumulative layout shift: also what is far below what anybody sees. */
export const shift = (value: number): string => (value === 0 ? '0' : value.toFixed(4));
