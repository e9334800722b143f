import { currentLanguage } from '@phantom/service-kit';
import { CONTENT_MESSAGES } from '../messages.js';
import type { ContentType } from '../types/content-type.js';
import { type EntryData, fieldPaths, findField, valueAt } from '../types/entry-data.js';
import type { ContentWarningDto } from './entry.dto.js';

interface Heading {
  type?: string;
  attrs?: { level?: number };
}

/** What helps the editor. Warnings never prevent a publication. */
export function warningsOf(type: ContentType, data: EntryData): ContentWarningDto[] {
  const language = currentLanguage();
  return fieldPaths(type).flatMap((path) => {
    const value = valueAt(data, path) as { content?: Heading[] } | null;
    if (findField(type, path)?.field.kind !== 'rich-text' || !skipsHeading(value?.content ?? [])) {
      return [];
    }
    return [{ path, message: CONTENT_MESSAGES.headingSkipped(language) }];
  });
}

/** Whether a heading is more than one level below the one before it. The title of the page is level 1. */
function skipsHeading(blocks: Heading[]): boolean {
  const levels = blocks.flatMap(({ type, attrs }) =>
    type === 'heading' ? [attrs?.level ?? 2] : [],
  );
  return levels.some((level, index) => level > (levels[index - 1] ?? 1) + 1);
}
