import {
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
  type PageHead,
} from '@phantom/mf-kit';
import { contentHead } from '../../shared/content-route';
import { plainText } from '../../shared/plain-text';
import { publisherOf } from '../../shared/publisher';
import { loadMediaPage, MediaPage, type MediaPageData } from '../../shared/section/media-page';
import { getPressReleases, type PressRelease } from './api';
import { anchorOf, Release, ReleaseContents } from './releases';

const FEED_PATH = '/feeds/press-releases.xml';

export function loader({ request }: LoaderFunctionArgs) {
  return loadMediaPage(request, getPressReleases(request.signal));
}

function pressHead({ page, list }: MediaPageData<PressRelease>): PageHead {
  return {
    ...contentHead(page),
    feed: { title: page.title, path: FEED_PATH },
    structuredData: ({ canonical, file }) => {
      const company = publisherOf(file);
      return (list.data ?? []).map((release) => ({
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

function PressPage() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <MediaPage {...page} empty={t('press.empty')}>
      {(releases) => (
        <>
          {releases.length > 1 && <ReleaseContents releases={releases} />}
          {releases.map((release) => (
            <Release key={release.id} {...release} />
          ))}
        </>
      )}
    </MediaPage>
  );
}
