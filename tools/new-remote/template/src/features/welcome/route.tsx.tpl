import { sitePath, useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { Banner, Container } from '@phantom/ui';

export const handle: RouteHandle = {
  head: (_data, t) => ({
    title: t('welcome.title'),
    description: t('welcome.lead'),
    breadcrumbs: [{ name: t('welcome.title'), path: '__PATH__' }],
  }),
};

/** The first page of the section. */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <Banner title={t('welcome.title')}>
        <p className="lead">{t('welcome.lead')}</p>
      </Banner>
      <Container className="pp-section">
        <p>{t('welcome.text')}</p>
        <a className="btn btn-primary" href={sitePath('/contact')}>
          {t('welcome.contact')}
        </a>
      </Container>
    </>
  );
}
