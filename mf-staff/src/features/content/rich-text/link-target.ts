import { isSafeAddress } from '@phantom/rich-text/extensions';

/** What a link leads to. */
export interface LinkTarget {
  href: string;
  /** The id of an entry, whose address the site looks up: the link follows renames. */
  entry: number | null;
}

const DOMAIN = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}([/?#]\S*)?$/u;
const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d\s().-]{7,}$/;
const WEB_ADDRESS = /^https?:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/i;

/**
 * The address that somebody means: `example.com` is `https://example.com`, `a@b.com` is `mailto:a@b.com`.
 *
 * @returns undefined for what cannot be a link
 */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  const address = completed(text);
  return address && isSafeAddress(address) ? address : undefined;
}

function completed(text: string): string | undefined {
  if (WEB_ADDRESS.test(text) && URL.canParse(text)) return text;
  if (/^(mailto|tel):\S+$/i.test(text)) return text;
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^+\d]/g, '')}`;
  if (DOMAIN.test(text) && URL.canParse(`https://${text}`)) return `https://${text}`;
  return undefined;
}

/** A path of this site: `/lending`, `/invest?page=2`. */
export const isSitePath = (text: string): boolean => /^\/\S*$/.test(text) && isSafeAddress(text);
