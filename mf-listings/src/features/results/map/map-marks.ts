import type { MapMarks } from '@phantom/map';
import { useFormat, useTranslation } from '@phantom/mf-kit';
import { useMemo } from 'react';
import type { FoundOnMap } from '../api/map-search';

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

/** A price that fits on a marker, like `$1.25M`, `$3.4K`. The language decides what it shortens. */
export const shortPrice = (dollars: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumSignificantDigits: 3,
    // Consistent with other prices: a language that does not shorten thousands would omit their separator.
    useGrouping: true,
  }).format(dollars);

/** A count that fits into a cluster, like `950`, `1.2K`. */
export const shortCount = (count: number, language: string): string =>
  new Intl.NumberFormat(language, {
    notation: 'compact',
    maximumSignificantDigits: count < 1000 ? 3 : 2,
  }).format(count);
