import { useFormat, useTranslation } from '@phantom/mf-kit';

interface Props {
  /** Null when the price is on request. */
  dollars: number | null;
  /** A rent, not a purchase price. */
  monthly?: boolean;
}

export function Price({ dollars, monthly = false }: Props) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  if (dollars === null) return <span>{t('price.onRequest')}</span>;
  return (
    <>
      <span>{currency(dollars)}</span>
      {monthly && <small className="text-body-secondary"> {t('price.perMonth')}</small>}
    </>
  );
}
