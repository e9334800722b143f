import type { PageHead, TFunction } from '@phantom/mf-kit';
import { contentHead } from '../../shared/content/content-head';
import type { InvestSection } from '../../shared/invest-section/get-invest-section';
import { SECTION_PATH } from './paths';
import type { InvestPageData } from './invest-page.loader';

/** The head of a page of the section. */
export function investPageHead({ intro, page }: InvestPageData, t: TFunction): PageHead {
  return contentHead(page, [{ name: intro?.title ?? t('invest.section'), path: SECTION_PATH }]);
}

/** The head of the page with the types of investment, each of which it tells as a part of what is offered. */
export function investHead({ intro, types }: InvestSection, t: TFunction): PageHead {
  const title = intro?.title ?? t('invest.section');
  const head = intro ? contentHead(intro) : { title };
  return {
    ...head,
    canonical: SECTION_PATH,
    structuredData: ({ canonical, language, file }) => [
      {
        '@type': 'CollectionPage',
        name: title,
        description: head.description,
        url: canonical,
        inLanguage: language,
        mainEntity: {
          '@type': 'OfferCatalog',
          name: t('invest.types'),
          itemListElement: types.map((type) => ({
            '@type': 'Service' as const,
            name: type.title,
            provider: { '@id': file('/#organization') },
            description: type.paragraphs[0],
            image: type.image && file(type.image),
          })),
        },
      },
    ],
  };
}
