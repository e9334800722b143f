import type { MapMarks } from '@phantom/map';
import { useFormat, useTranslation } from '@phantom/mf-kit';
import { useMemo } from 'react';
import type { FoundOnMap } from '../api/find-on-map';
import { shortCount, shortPrice } from '../short-price';

/** What was found, in the visitor's words. */
export const useMarks = (found: FoundOnMap | null): MapMarks => {
  const { t, i18n } = useTranslation();
  const { currency } = useFormat();
  const { language } = i18n;
  return useMemo(() => {
    const { homes = [], clusters = [] } = found ?? {};
    return {
      homes: homes.map(({ id, latitude, longitude, price, address }) => ({
        id,
        latitude,
        longitude,
        label: price === null ? null : shortPrice(price, language),
        title: [address ?? t('home.unnamed'), price === null ? null : currency(price)]
          .filter(Boolean)
          .join(' · '),
      })),
      clusters: clusters.map((cluster) => ({
        ...cluster,
        label: shortCount(cluster.count, language),
      })),
    };
  }, [found, language, t, currency]);
};
