import type { TargetLanguage, TranslationsQuery } from '../api/translations';
import { CONTENT_SERVICES, type ContentService } from '../../../shared/content-services';

export const TARGETS = ['de', 'it', 'ru', 'es'] as const satisfies readonly TargetLanguage[];

export const BOARD_STATES = [
  'untranslated',
  'missing',
  'partial',
  'outdated',
  'in-work',
  'done',
] as const satisfies readonly TranslationsQuery['state'][];

/** Rows of one service on one page: a page of the board has the same one of each service. */
export const PAGE_SIZE = 10;

export interface BoardQuery {
  language: TargetLanguage;
  state?: (typeof BOARD_STATES)[number];
  /** Undefined: all types of all services. */
  type?: { service: ContentService; name: string };
  search: string;
  page: number;
}

const TYPE = /^([a-z]+)\/([a-z][a-z0-9-]{0,39})$/;

/** Reads the query from the address. Invalid values are ignored. */
export function readBoardQuery(address: URLSearchParams): BoardQuery {
  const text = (name: string) => address.get(name) ?? '';
  const [, typeService, name = ''] = TYPE.exec(text('type')) ?? [];
  const service = CONTENT_SERVICES.find((each) => each === typeService);
  return {
    language: TARGETS.find((each) => each === text('language')) ?? 'de',
    state: BOARD_STATES.find((each) => each === text('state')),
    type: service && { service, name },
    search: text('search').trim().slice(0, 100),
    page: Math.max(1, Math.trunc(Number(text('page'))) || 1),
  };
}

export const toTranslationsQuery = ({
  language,
  state,
  type,
  search,
  page,
}: BoardQuery): Partial<TranslationsQuery> => ({
  ...{ language, state, page, limit: PAGE_SIZE },
  type: type?.name,
  q: search || undefined,
});

/** Where an entry is translated. The language and the type lead back to the same part of the board. */
export const translationPath = (
  service: ContentService,
  { type, id }: { type: string; id: number },
  language: TargetLanguage,
): string => `/content/translations/${service}/${type}/${id}?language=${language}`;
