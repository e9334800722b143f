import { useFormat, useTranslation } from '@phantom/mf-kit';
import type { Home } from '../../../shared/home';
import { pricePerArea } from '../price-per-area';

/** What homes cost, in words that stand beside each other: a rent says that it is one. */
export const useMoneyTexts = () => {
  const { t } = useTranslation();
  const { currency, number } = useFormat();

  const price = ({ price: dollars, listing_type: tab }: Home): string => {
    if (dollars === null) return t('price.onRequest');
    return tab === 'rentals' ? `${currency(dollars)} ${t('price.perMonth')}` : currency(dollars);
  };

  const perArea = (home: Home): string | null => {
    const dollars = pricePerArea(home);
    if (dollars === null) return null;
    // A month's rent of a square foot is a few dollars: the cents tell.
    const digits = home.listing_type === 'rentals' ? 2 : 0;
    return number(dollars, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  };

  return { price, perArea };
};
