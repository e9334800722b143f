import {
  ApiError,
  data,
  isNotFound,
  Link,
  useLoaderData,
  useRouteError,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
  type PageHead,
  type TFunction,
} from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { getMediaPages } from '../../../shared/api/media-pages';
import { HtmlContent } from '../../../shared/html-content/html-content';
import { RouteError } from '../../../shared/load-error';
import { plainText } from '../../../shared/plain-text';
import { publisherOf } from '../../../shared/publisher';
import { settle } from '../../../shared/settle';
import { getNeighbours, getNewsletter, getRecentNewsletters } from '../api/newsletters';
import { Neighbours } from './neighbours';
import { Byline, NewsletterLayout } from './newsletter-layout';
import styles from './newsletter.module.css';
import { FEED_PATH, LIST_PATH, newsletterPath } from './paths';

const POSITIVE_INTEGER = /^[1-9]\d*$/;

/**
 * The newsletter also shows without the others and the other pages of the section.
 * @throws a 404 response when it does not exist, 410 when it was removed
 */
export async function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  if (!POSITIVE_INTEGER.test(id)) throw data(null, { status: 404 });
  const [newsletter, recent, neighbours, section] = await Promise.all([
    getNewsletter(Number(id), signal).catch(throwMissing),
    settle(getRecentNewsletters(signal)),
    settle(getNeighbours(Number(id), signal)),
    settle(getMediaPages(signal)),
  ]);
  if (!newsletter) throw data(null, { status: 404 });
  return {
    newsletter,
    recent: recent.data,
    neighbours: neighbours.data,
    pages: section.data,
  };
}

/** The service responds 400 when the number is too large for an id. */
function throwMissing(error: unknown): never {
  throw error instanceof ApiError && error.status === 400 ? data(null, { status: 404 }) : error;
}

type NewsletterData = Awaited<ReturnType<typeof loader>>;

function newsletterHead({ newsletter }: NewsletterData, t: TFunction): PageHead {
  const { id, title, html, image, published, lang } = newsletter;
  const description = plainText(html);
  return {
    title,
    description,
    type: 'article',
    published,
    image: { url: image, alt: title },
    breadcrumbs: [
      { name: t('newsletters.title'), path: LIST_PATH },
      { name: title, path: newsletterPath(id), lang },
    ],
    feed: { title: t('newsletters.feed'), path: FEED_PATH },
    structuredData: ({ canonical, file }) => {
      const company = publisherOf(file);
      return [
        {
          '@type': 'Article',
          headline: title,
          datePublished: published,
          inLanguage: lang,
          image: file(image),
          author: company,
          publisher: company,
          mainEntityOfPage: canonical,
        },
      ];
    },
  };
}

export const handle: HandleOf<typeof loader> = { head: newsletterHead };

export { NewsletterError as ErrorBoundary, NewsletterPage as Component };

function NewsletterPage() {
  const { newsletter, recent, neighbours, pages } = useLoaderData<typeof loader>();
  const { id, title, html, image, published, lang } = newsletter;
  const { t } = useTranslation();
  return (
    <NewsletterLayout
      title={title}
      lang={lang}
      image={image}
      caption={neighbours?.caption}
      next_step={neighbours?.next_step}
      pages={pages}
      recent={recent}
      current={id}
    >
      <article aria-label={title}>
        <Byline published={published} />
        {html ? (
          <HtmlContent html={html} lang={lang} />
        ) : (
          <EmptyState title={t('newsletters.noText')} />
        )}
      </article>
      {neighbours && <Neighbours {...neighbours} />}
      <Link className={`btn btn-outline-primary ${styles.back}`} to={LIST_PATH}>
        {t('newsletters.back')}
      </Link>
    </NewsletterLayout>
  );
}

function NewsletterError() {
  const error = useRouteError();
  const { t } = useTranslation();
  const missing = isNotFound(error);
  return (
    <NewsletterLayout title={t(missing ? 'newsletters.missing.title' : 'newsletters.title')}>
      {missing ? (
        <EmptyState title={t('newsletters.missing.text')}>
          <Link className="btn btn-outline-primary" to={LIST_PATH}>
            {t('newsletters.back')}
          </Link>
        </EmptyState>
      ) : (
        <RouteError />
      )}
    </NewsletterLayout>
  );
}
