import {
  useFormat,
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { contentHead } from '../../shared/content-route';
import { loadMediaPage, MediaPage } from '../../shared/section/media-page';
import { getSocialPosts, type SocialPost } from './api';
import styles from './social-media.module.css';

export function loader({ request }: LoaderFunctionArgs) {
  return loadMediaPage(request, getSocialPosts(request.signal));
}

export const handle: HandleOf<typeof loader> = {
  head: ({ page, list }) => ({
    ...contentHead(page),
    structuredData: ({ canonical, language, file }) => [
      {
        '@type': 'CollectionPage',
        name: page.title,
        url: canonical,
        inLanguage: language,
        hasPart: (list.data ?? []).map((post) => ({
          '@type': 'SocialMediaPosting' as const,
          articleBody: post.text,
          datePublished: post.published,
          inLanguage: post.lang,
          url: post.url,
          image: post.image ? file(post.image) : undefined,
          author: { '@id': file('/#organization') },
        })),
      },
    ],
  }),
};

export { SocialMediaPage as Component };

function SocialMediaPage() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <MediaPage {...page} empty={t('social.empty')}>
      {(posts) => (
        <div className={styles.posts}>
          {posts.map((post) => (
            <PostCard key={post.id} {...post} />
          ))}
        </div>
      )}
    </MediaPage>
  );
}

function PostCard({ network, text, url, image, published, lang }: SocialPost) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <article className={styles.post}>
      {image && <Picture src={image} alt="" sizes="(min-width: 768px) 430px, calc(100vw - 40px)" />}
      <div className={styles.body}>
        <header className={styles.facts}>
          <h2 className={styles.network}>{network}</h2>
          <time dateTime={published}>{date(published)}</time>
        </header>
        <p lang={lang}>{text}</p>
        <a className={styles.account} href={url} rel="noopener">
          {t('social.open', { network })}
        </a>
      </div>
    </article>
  );
}
