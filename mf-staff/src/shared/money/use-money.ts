import { useTranslation } from '@phantom/mf-kit';
import { useMemo } from 'react';

/** Decimal strings are formatted exactly; numbers would be rounded. */
type Decimal = Intl.StringNumericLiteral;

/** Formats amounts of the API, for example `1250.50`, in the language of the page. */
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
      /** With cents. */
      money: (amount: string) => exact.format(amount as Decimal),
      /** Without cents when they are zero. */
      shortMoney: (amount: string) => short.format(amount as Decimal),
      toInput: (amount: string) => plain.format(amount as Decimal),
      compact: (value: number) => axis.format(value),
    };
  }, [i18n.language]);
}
