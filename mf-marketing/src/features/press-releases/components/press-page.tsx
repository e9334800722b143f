import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { MediaLayout } from '../../../shared/media-section/media-layout';
import { MediaList } from '../../../shared/media-section/media-list';
import type { MediaPageData } from '../../../shared/media-section/media-page';
import type { PressRelease } from '../api/get-press-releases';
import { Release } from './release';
import { ReleaseContents } from './release-contents';

/** The press releases: where each stands, and all of them in full. */
export function PressPage() {
  const { list, ...section } = useLoaderData<MediaPageData<PressRelease>>();
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
