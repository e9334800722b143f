import { createHash } from 'node:crypto';

/** The overlay pages load nothing of the site, so they have a stylesheet of their own. */
export const OVERLAY_STYLE = `
:root { color-scheme: light; font: 1rem/1.6 Georgia, 'Times New Roman', serif; color: #14213d; }
body { margin: 0; background: #f7f5f0; }
main { max-width: 60rem; margin: 0 auto; padding: clamp(1rem, 4vw, 3rem); }
h1 { margin: 0 0 1.5rem; font-size: clamp(1.5rem, 4vw, 2.25rem); font-weight: 400; line-height: 1.2; }
h1 span { display: block; margin-top: .25rem; font-size: 1.125rem; color: #5a6478; }
img { display: block; width: 100%; height: auto; aspect-ratio: 3 / 2; background: #dfe3ea; }
dl { display: grid; grid-template-columns: minmax(8rem, 1fr) 2fr; margin: 1.5rem 0; }
dt, dd { margin: 0; padding: .75rem 0; border-bottom: 1px solid #d9d4c7; }
dt { color: #5a6478; }
ul { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  margin: 0; padding: 0; list-style: none; }
`;

const styleHash = createHash('sha256').update(OVERLAY_STYLE).digest('base64');

/** Allows only pictures of this site and the stylesheet above. Only this site may embed the pages. */
export const OVERLAY_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');
