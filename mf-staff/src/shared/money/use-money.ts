import { useTranslation } from '@phantom/mf-kit';
import { useMemo } from 'react';

/** Decimal texts are written out exactly; a number would be rounded on the way. */
type Decimal = Intl.StringNumericLiteral;

/** Writes amounts of the services, as `1250.50`, in the language of the page. */
export function useMoney() {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const dollars = { style: 'currency', currency: 'USD' } as const;
    const exact = new Intl.NumberFormat(i18n.language, dollars);
    const short = new Intl.NumberFormat(i18n.language, {
      ...dollars,
      trailingZeroDisplay: 'stripIfInteger',
    });
    const plain = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2 });
    const axis = new Intl.NumberFormat(i18n.language, { ...dollars, notation: 'compact' });
    return {
      /** With cents, for columns. */
      money: (amount: string) => exact.format(amount as Decimal),
      /** Without cents where there are none. */
      shortMoney: (amount: string) => short.format(amount as Decimal),
      /** As it is typed into a field. */
      typed: (amount: string) => plain.format(amount as Decimal),
      /** Roughly, at an axis. */
      about: (value: number) => axis.format(value),
    };
  }, [i18n.language]);
}
