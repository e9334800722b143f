import {
  Link,
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
  type PageHead,
  type TFunction,
} from '@phantom/mf-kit';
import { EmptyState, Picture } from '@phantom/ui';
import { getMediaPages } from '../../../shared/api/media-pages';
import { HtmlContent } from '../../../shared/html-content/html-content';
import { RouteError } from '../../../shared/load-error';
import { plainText } from '../../../shared/plain-text';
import { settle } from '../../../shared/settle';
import { getNewsletters, type NewsletterSummary } from '../api/newsletters';
import { Byline, NewsletterLayout } from './newsletter-layout';
import styles from './newsletters.module.css';
import { FEED_PATH, LIST_PATH, LIST_SLUG, newsletterPath } from './paths';

/** Shows when the page of the media section has no image or did not load. */
const DEFAULT_IMAGE = '/pictures/heroes/overview/1920.webp';

/** The list also shows without the other pages of the section. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [newsletters, section] = await Promise.all([
    getNewsletters(signal),
    settle(getMediaPages(signal)),
  ]);
  const pages = section.data ?? [];
  return { newsletters, pages, page: pages.find(({ slug }) => slug === LIST_SLUG) };
}

type NewslettersData = Awaited<ReturnType<typeof loader>>;

function newslettersHead({ newsletters, page }: NewslettersData, t: TFunction): PageHead {
  const title = page?.title ?? t('newsletters.title');
  return {
    title,
    description: plainText(page?.html ?? '') || t('newsletters.lead'),
    image: { url: page?.image || DEFAULT_IMAGE, alt: title },
    breadcrumbs: [{ name: title, path: LIST_PATH }],
    feed: { title: t('newsletters.feed'), path: FEED_PATH },
    structuredData: ({ page: urlOf }) => [
      {
        '@type': 'ItemList',
        name: title,
        itemListElement: newsletters.map(({ id, title: name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: urlOf(newsletterPath(id)),
        })),
      },
    ],
  };
}

export const handle: HandleOf<typeof loader> = { head: newslettersHead };

export { NewslettersError as ErrorBoundary, NewslettersPage as Component };

function NewslettersPage() {
  const { newsletters, pages, page } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <NewsletterLayout
      title={page?.title ?? t('newsletters.title')}
      lang={page?.lang}
      lead={page?.html ? undefined : t('newsletters.lead')}
      image={page?.image || DEFAULT_IMAGE}
      pages={pages}
      recent={newsletters}
    >
      {page?.html && (
        <div className={styles.text}>
          <HtmlContent html={page.html} lang={page.lang} />
        </div>
      )}
      {newsletters.length === 0 && <EmptyState title={t('newsletters.empty')} />}
      <div className={styles.list}>
        {newsletters.map((newsletter) => (
          <NewsletterCard key={newsletter.id} {...newsletter} />
        ))}
      </div>
    </NewsletterLayout>
  );
}

function NewsletterCard({ id, title, image, published, excerpt, lang }: NewsletterSummary) {
  const { t } = useTranslation();
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        src={image}
        alt=""
        sizes="(min-width: 768px) 224px, calc(100vw - 40px)"
      />
      <div className={styles.body}>
        <h2 className={styles.title} lang={lang}>
          <Link to={newsletterPath(id)}>{title}</Link>
        </h2>
        <Byline published={published} />
        <p lang={lang}>{excerpt}</p>
        <Link className={styles.more} to={newsletterPath(id)}>
          {t('newsletters.more')}
          <span className="visually-hidden">
            {' '}
            <span lang={lang}>{title}</span>
          </span>
        </Link>
      </div>
    </article>
  );
}

function NewslettersError() {
  const { t } = useTranslation();
  return (
    <NewsletterLayout title={t('newsletters.title')} image={DEFAULT_IMAGE}>
      <RouteError />
    </NewsletterLayout>
  );
}
