import {
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
  type PageHead,
  type TFunction,
} from '@phantom/mf-kit';
import { entryPath } from '../../shared/list-pages';
import { plainText } from '../../shared/plain-text';
import { publisherOf } from '../../shared/publisher';
import {
  loadMediaList,
  mediaListHead,
  MediaPage,
  type MediaPageData,
} from '../../shared/section/media-page';
import { getPressReleases, type PressRelease } from './api';
import { ANCHOR, PATH, Release, ReleaseContents } from './releases';

const FEED_PATH = '/feeds/press-releases.xml';

export function loader({ request }: LoaderFunctionArgs) {
  return loadMediaList(request, getPressReleases);
}

function pressHead(page: MediaPageData<PressRelease>, t: TFunction): PageHead {
  const { image } = page.page;
  return {
    ...mediaListHead(page, t),
    feed: { title: page.page.title, path: FEED_PATH },
    structuredData: ({ page: urlOf, file }) => {
      const company = publisherOf(file);
      return (page.list.data ?? []).map((release) => ({
        '@type': 'NewsArticle',
        headline: release.title,
        articleBody: plainText(release.html),
        datePublished: release.published,
        inLanguage: release.lang,
        image: (release.image ?? image) && file(release.image ?? image),
        url: urlOf(entryPath(PATH, ANCHOR, release)),
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
    <MediaPage {...page} anchor={ANCHOR} empty={t('press.empty')}>
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
