import { useTranslation } from '@phantom/mf-kit';
import type { OwnDocuments } from '../api/own-documents';
import styles from './document-list.module.css';

interface Props {
  years: OwnDocuments['years'];
  /** None for all. */
  year: number | undefined;
  onChange: (year: number | undefined) => void;
}

export function YearFilter({ years, year, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <label className={styles.filter}>
      {t('investors.documents.year')}
      <select
        className="form-select form-select-sm"
        value={year ?? ''}
        onChange={({ target }) => onChange(target.value ? Number(target.value) : undefined)}
      >
        <option value="">{t('investors.documents.allYears')}</option>
        {years.map((each) => (
          <option key={each.year} value={each.year}>
            {each.unread > 0
              ? t('investors.documents.yearNew', {
                  year: each.year,
                  number: each.unread,
                })
              : each.year}
          </option>
        ))}
      </select>
    </label>
  );
}
