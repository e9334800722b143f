import {
  Link,
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
  type PageHead,
  type TFunction,
} from '@phantom/mf-kit';
import { Container, SectionHeading, Tile } from '@phantom/ui';
import { getInvestSection, INVEST_PATH, type InvestSection } from '../../shared/api/invest-section';
import { contentHead } from '../../shared/content-route';
import { HtmlContent } from '../../shared/html-content/html-content';
import { NextStep } from '../../shared/section/next-step';
import { PageBanner } from '../../shared/section/page-banner';
import { SiteLink } from '../../shared/site-link';
import styles from './invest-with-us.module.css';
import { InvestmentTypes } from './investment-types';
import { Figures } from './offerings/offering-facts';

export function loader({ request }: LoaderFunctionArgs) {
  return getInvestSection(request.signal);
}

/** The head. Its structured data lists each type of investment as a service. */
function investHead({ intro, types }: InvestSection, t: TFunction): PageHead {
  const title = intro?.title ?? t('invest.section');
  const head = intro ? contentHead(intro) : { title };
  return {
    ...head,
    canonical: INVEST_PATH,
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

export const handle: HandleOf<typeof loader> = { head: investHead };

export { InvestWithUsPage as Component };

function InvestWithUsPage() {
  const { intro, types, pages, investNowUrl } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const next = intro?.next_step;
  return (
    <>
      <PageBanner {...(intro ?? { title: t('invest.section') })} />
      <Container className="pp-section">
        {intro?.html && (
          <div className={styles.intro}>
            <HtmlContent html={intro.html} lang={intro.lang} />
          </div>
        )}
        {intro && <Figures {...intro} />}
        <InvestmentTypes types={types} />
      </Container>
      {pages.length > 0 && <MorePages pages={pages} investNowUrl={investNowUrl} />}
      {/* The link above leads there already. */}
      <NextStep {...intro} next_step={next?.href === investNowUrl ? null : next} />
    </>
  );
}

function MorePages({ pages, investNowUrl }: Pick<InvestSection, 'pages' | 'investNowUrl'>) {
  const { t } = useTranslation();
  return (
    <section className={styles.band} aria-labelledby="next-steps">
      <Container className="pp-section">
        <SectionHeading
          id="next-steps"
          eyebrow={t('invest.section')}
          title={t('invest.more')}
          action={
            <SiteLink className={`btn btn-primary ${styles.now}`} href={investNowUrl}>
              {t('invest.now')}
            </SiteLink>
          }
        />
        <div className="pp-tiles">
          {pages.map(({ slug, title, image, lang }) => (
            <Tile
              key={slug}
              as={Link}
              to={`/${slug}`}
              src={image}
              ratio="3:2"
              sizes="(min-width: 992px) 400px, calc(100vw - 40px)"
              title={<span lang={lang}>{title}</span>}
            />
          ))}
        </div>
      </Container>
    </section>
  );
}
