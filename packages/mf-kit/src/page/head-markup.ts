import { safeJson } from '@phantom/registry/script-json';
import { HEAD_MARK, type HeadTag } from './head';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The elements as HTML, marked as the page's own, so that the browser takes them over. */
export function renderHeadTags(tags: HeadTag[]): string {
  return tags.map(renderTag).join('\n');
}

function renderTag({ name, attributes, text }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  const start = `<${name}${pairs.join('')} ${HEAD_MARK}>`;
  if (text === undefined) return start;
  return `${start}${name === 'script' ? safeJson(text) : escapeHtml(text)}</${name}>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
