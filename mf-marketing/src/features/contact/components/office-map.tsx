import { LocationMap } from '@phantom/map';
import { useTranslation } from '@phantom/mf-kit';
import type { Site } from '../../../shared/site/get-site';

/** Where the office lies in the city. */
export function OfficeMap({ site: { office, address } }: { site: Site }) {
  const { t, i18n } = useTranslation();
  return (
    <LocationMap
      place={office}
      label={t('contact.map.label')}
      texts={{
        language: i18n.language,
        zoomIn: t('contact.map.zoomIn'),
        zoomOut: t('contact.map.zoomOut'),
        source: t('contact.map.source'),
      }}
      caption={t('contact.map.caption', { address })}
    />
  );
}
