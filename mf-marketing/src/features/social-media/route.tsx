import {
  useFormat,
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { anchorOf } from '../../shared/list-pages';
import { loadMediaList, mediaListHead, MediaPage } from '../../shared/section/media-page';
import { getSocialPosts, type SocialPost } from './api';
import styles from './social-media.module.css';

/** The beginning of the fragment that leads to a post. */
const ANCHOR = 'post';

export function loader({ request }: LoaderFunctionArgs) {
  return loadMediaList(request, getSocialPosts);
}

export const handle: HandleOf<typeof loader> = {
  head: (page, t) => ({
    ...mediaListHead(page, t),
    structuredData: ({ canonical, language, file }) => [
      {
        '@type': 'CollectionPage',
        name: page.page.title,
        url: canonical,
        inLanguage: language,
        hasPart: (page.list.data ?? []).map((post) => ({
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
    <MediaPage {...page} anchor={ANCHOR} empty={t('social.empty')}>
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

function PostCard({ id, network, text, url, image, published, lang }: SocialPost) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <article id={anchorOf(ANCHOR, { id })} className={styles.post}>
      {image && (
        <Picture
          src={image}
          alt=""
          phoneRatio="3x2"
          sizes="(min-width: 768px) 430px, calc(100vw - 40px)"
        />
      )}
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
