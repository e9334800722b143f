import { getTranslations } from '@phantom/mf-kit';
import { formatDateTime } from '../../../shared/date-time/company-time';
import type { ContentField } from '../api/entries';

interface Node {
  type?: string;
  text?: string;
  attrs?: { caption?: string; label?: string };
  content?: Node[];
}

/** Nodes that stand on lines of their own. */
const BLOCKS = ['paragraph', 'heading', 'mediaPicture'];

/** The words of a rich text, one line for each block. */
export function richTextLines(document: unknown): string {
  const { type, text, attrs, content = [] } = (document ?? {}) as Node;
  if (text !== undefined) return text;
  if (type === 'hardBreak') return '\n';
  const words = content.map(richTextLines).join('') || (attrs?.caption ?? attrs?.label ?? '');
  return type && BLOCKS.includes(type) ? `${words}\n` : words;
}

/** The words of a value, for diffs and comparisons; empty for one without words, such as a picture. */
export function plainTextOf(field: ContentField, value: unknown): string {
  if (isWordless(field, value)) return '';
  switch (field.kind) {
    case 'rich-text':
      return richTextLines(value).trimEnd();
    case 'paragraphs':
      return (value as string[]).join('\n');
    case 'list':
      return (value as Record<string, unknown>[])
        .map((item) => itemText(field.fields, item))
        .join('\n\n');
    case 'choice':
      return field.choices.find((each) => each.value === value)?.label ?? String(value as string);
    case 'date-time':
      return formatDateTime(getTranslations().language, value as string);
    case 'switch':
      return value ? '✓' : '–';
    case 'place': {
      const { latitude, longitude } = value as { latitude: number; longitude: number };
      return `${latitude}, ${longitude}`;
    }
    default:
      return String(value as string | number);
  }
}

const isWordless = ({ kind }: ContentField, value: unknown): boolean =>
  value === null || value === undefined || kind === 'picture' || kind === 'file';

const itemText = (fields: ContentField[], item: Record<string, unknown>) =>
  fields
    .map((field) => [field.label, plainTextOf(field, item[field.name])] as const)
    .filter(([, text]) => text)
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n');
