const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EACCES: 'there is no permission to write there',
  EPERM: 'there is no permission to write there',
  EROFS: 'the file system is read-only',
  EDQUOT: 'the disk quota is used up',
};

/** One readable line: the picture, the folder and the reason. */
export class DrawingError extends Error {
  override readonly name = 'DrawingError';

  constructor(id: string, out: string, cause: unknown) {
    super(`Cannot draw the picture ${id} into ${out}: ${reasonOf(cause)}`, { cause });
  }
}

// libvips reports a full disk as text, without a code.
function reasonOf(cause: unknown): string {
  const { code = '', message = String(cause) } = cause as NodeJS.ErrnoException;
  if (/no space left/i.test(message)) return REASONS.ENOSPC ?? message;
  if (/permission denied/i.test(message)) return REASONS.EACCES ?? message;
  return REASONS[code] ?? message;
}
