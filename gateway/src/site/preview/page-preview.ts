import { scriptJson } from '@phantom/registry';
import type { Language } from '@phantom/service-kit';
import { PAGE_MESSAGES } from '../../common/messages.js';
import { NONCE_PLACEHOLDER } from '../../common/nonce-placeholder.js';
import { previewScript } from './preview-script.js';

/** A request for a page that shows drafts. */
export interface PagePreview {
  token: string;
  /** Shown as to somebody who is not signed in. */
  isVisitor: boolean;
  /** Without a valid token the page shows what visitors see. */
  isValid: boolean;
}

/** The query of a preview: `?preview={token}`, and `&as=visitor` for a page that is signed out. */
const TOKEN = 'preview';
const AS = 'as';

/** Splits the address of a page (path and query) into the address that visitors use and the preview. */
export const splitPreview = (
  url: string,
): { address: string; preview?: Omit<PagePreview, 'isValid'> } => {
  const [path = '/', ...rest] = url.split('?');
  const pairs = rest.join('?').split('&').filter(Boolean);
  const token = valueIn(pairs, TOKEN);
  if (token === undefined) return { address: url };
  const others = pairs.filter((pair) => ![TOKEN, AS].includes(nameOf(pair)));
  return {
    address: others.length > 0 ? `${path}?${others.join('&')}` : path,
    preview: { token, isVisitor: valueIn(pairs, AS) === 'visitor' },
  };
};

/** The address that shows the same preview. */
export const withPreview = (
  address: string,
  { token, isVisitor }: Omit<PagePreview, 'isValid'>,
): string => {
  const [rest = '', fragment] = address.split('#', 2);
  const query = `${TOKEN}=${encodeURIComponent(token)}${isVisitor ? `&${AS}=visitor` : ''}`;
  const hash = fragment === undefined ? '' : `#${fragment}`;
  return `${rest}${rest.includes('?') ? '&' : '?'}${query}${hash}`;
};

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';

const valueIn = (pairs: readonly string[], name: string): string | undefined =>
  pairs.find((pair) => nameOf(pair) === name)?.slice(name.length + 1);

/** What the script of the preview has to know. */
export interface PreviewSettings {
  token: string;
  isVisitor: boolean;
  isValid: boolean;
  /** The text of the bar. */
  notice: string;
}

/** The elements of the head that only previews have. They run before the scripts of the page. */
export const previewElements = (preview: PagePreview, language: Language): string[] => {
  const { isValid } = preview;
  const notice = (isValid ? PAGE_MESSAGES.preview : PAGE_MESSAGES.previewEnded)(language);
  const settings: PreviewSettings = { ...preview, notice };
  return [
    `<script type="application/json" id="preview-settings">${scriptJson(settings)}</script>`,
    // A module: it runs in order with the deferred scripts of the page.
    `<script type="module" nonce="${NONCE_PLACEHOLDER}">${previewScript()}</script>`,
  ];
};
