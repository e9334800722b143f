import type { StoredFile } from '../storage/stored-file.entity.js';

/** What a browser shows without running anything of it: PDFs, and pictures that we have drawn ourselves. */
const SHOWN = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);

/** Nothing but the file itself; a frame of our own pages may hold it. */
const POLICY = "default-src 'none'; frame-ancestors 'self'";

/** The viewers of some browsers do not work in a sandbox. */
const policyOf = (contentType: string): string =>
  contentType === 'application/pdf' ? POLICY : `${POLICY}; sandbox`;

/** The headers under which a stored file is handed out: never taken for another type, never run. */
export function fileHeaders({ name, contentType }: Pick<StoredFile, 'name' | 'contentType'>) {
  const disposition = SHOWN.has(contentType) ? 'inline' : 'attachment';
  return {
    'Content-Type': contentType,
    'Content-Disposition': `${disposition}; filename="${name}"`,
    'Content-Security-Policy': policyOf(contentType),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Accept-Ranges': 'none',
  };
}
