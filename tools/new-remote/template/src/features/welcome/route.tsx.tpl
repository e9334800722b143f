import { useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { Banner } from '@phantom/ui';

export const handle: RouteHandle = {
  head: (_data, t) => ({ title: t('welcome.title'), description: t('welcome.lead') }),
};

/** The first page of the section. */
export function Component() {
  const { t } = useTranslation();
  return (
    <Banner title={t('welcome.title')}>
      <p className="lead">{t('welcome.lead')}</p>
    </Banner>
  );
}
