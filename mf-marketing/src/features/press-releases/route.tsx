import {
  COMPANY,
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
  type PageHead,
} from '@phantom/mf-kit';
import { contentHead } from '../../shared/content-route';
import { plainText } from '../../shared/plain-text';
import {
  loadMediaPage,
  MediaLayout,
  MediaList,
  type MediaPageData,
} from '../../shared/section/media-page';
import { getPressReleases, type PressRelease } from './api';
import { anchorOf, Release, ReleaseContents } from './releases';

/** The Atom feed of all releases. */
const FEED_PATH = '/feeds/press-releases.xml';

/** Loads the page and the releases. */
export function loader({ request }: LoaderFunctionArgs) {
  return loadMediaPage(request, getPressReleases(request.signal));
}

function pressHead({ page, list }: MediaPageData<PressRelease>): PageHead {
  return {
    ...contentHead(page),
    feed: { title: page.title, path: FEED_PATH },
    structuredData: ({ canonical, file }) => {
      const company = {
        '@type': 'Organization' as const,
        '@id': file('/#organization'),
        name: COMPANY,
        url: file('/'),
      };
      return (list.failure ? [] : list.data).map((release) => ({
        '@type': 'NewsArticle',
        headline: release.title,
        articleBody: plainText(release.html),
        datePublished: release.published,
        inLanguage: release.lang,
        image: page.image && file(page.image),
        url: `${canonical}#${anchorOf(release)}`,
        author: company,
        publisher: company,
      }));
    },
  };
}

export const handle: HandleOf<typeof loader> = { head: pressHead };

export { PressPage as Component };

/** The table of contents, if there are several releases, and all releases with their full text. */
function PressPage() {
  const { list, ...section } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <MediaLayout {...section}>
      <MediaList list={list} empty={t('press.empty')}>
        {(releases) => (
          <>
            {releases.length > 1 && <ReleaseContents releases={releases} />}
            {releases.map((release) => (
              <Release key={release.id} {...release} />
            ))}
          </>
        )}
      </MediaList>
    </MediaLayout>
  );
}
