import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { Slot } from '@phantom/mf-kit/slot';
import { Banner, Container, EmptyState } from '@phantom/ui';
import type { ContentPage } from '../../../shared/content/content-page';
import { HtmlContent } from '../../../shared/html-content/html-content';
import { HomesOnTheirWay } from './homes-on-their-way';
import { SavedHomes } from './saved-homes';

const HOMES = 3;

/** What the company lends, and how. */
export function LendingPage() {
  const { title, html, image, lang } = useLoaderData<ContentPage>();
  const { t } = useTranslation();
  return (
    <>
      <Banner title={<span lang={lang}>{title}</span>} src={image} />
      <Container className="pp-section">
        {html ? (
          <HtmlContent html={html} lang={lang} variant="chapters" />
        ) : (
          <EmptyState title={t('noText')} />
        )}
      </Container>
      <Slot name="newest-homes" limit={HOMES} fallback={<HomesOnTheirWay count={HOMES} />} />
      <SavedHomes />
    </>
  );
}
