import {
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
  type PageHead,
  type TFunction,
} from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { getInvestSection, INVEST_PATH } from '../../../shared/api/invest-section';
import { contentHead, findPage } from '../../../shared/content-route';
import { HtmlContent } from '../../../shared/html-content/html-content';
import { LoadError } from '../../../shared/load-error';
import { InvestLayout } from '../../../shared/section/invest-layout';
import { settle } from '../../../shared/settle';
import { getOfferings, offeringPath, OPPORTUNITIES_SLUG } from './api';
import { OfferingCard } from './offering-card';
import styles from './offerings.module.css';
import { useOfferingTexts } from './use-offering-texts';

/** The text also shows when the offerings do not load. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [{ intro, pages, investNowUrl }, offerings] = await Promise.all([
    getInvestSection(signal),
    settle(getOfferings(signal)),
  ]);
  return { intro, pages, investNowUrl, page: findPage(pages, OPPORTUNITIES_SLUG), offerings };
}

type OpportunitiesData = Awaited<ReturnType<typeof loader>>;

function opportunitiesHead({ intro, page, offerings }: OpportunitiesData, t: TFunction): PageHead {
  const head = contentHead(page, [
    { name: intro?.title ?? t('mf-marketing:invest.section'), path: INVEST_PATH },
  ]);
  const { data: list = [] } = offerings;
  if (list.length === 0) return head;
  return {
    ...head,
    structuredData: ({ page: urlOf }) => [
      {
        '@type': 'ItemList',
        name: page.title,
        itemListElement: list.map(({ slug, title: name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: urlOf(offeringPath(slug)),
        })),
      },
    ],
  };
}

export const handle: HandleOf<typeof loader> = { head: opportunitiesHead };

export { OpportunitiesPage as Component };

function OpportunitiesPage() {
  const { pages, investNowUrl, page, offerings } = useLoaderData<typeof loader>();
  const { title, html, image, slug, lang } = page;
  const { t } = useTranslation();
  return (
    <InvestLayout
      pages={pages}
      investNowUrl={investNowUrl}
      title={title}
      lang={lang}
      image={image}
      current={slug}
    >
      <Offerings {...offerings} />
      {html ? (
        <HtmlContent html={html} lang={lang} variant="chapters" />
      ) : (
        <EmptyState title={t('mf-marketing:noText')} />
      )}
    </InvestLayout>
  );
}

function Offerings({ data, failure }: OpportunitiesData['offerings']) {
  const { t } = useOfferingTexts();
  if (failure) {
    return (
      <div className={styles.offerings}>
        <LoadError failure={failure} />
      </div>
    );
  }
  if (data.length === 0) return null;
  return (
    <section className={styles.offerings} aria-labelledby="offerings">
      <h2 id="offerings">{t('title')}</h2>
      {data.map((offering) => (
        <OfferingCard key={offering.slug} {...offering} />
      ))}
    </section>
  );
}
