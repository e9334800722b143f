import { useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { useState } from 'react';
import type { Settled } from '../../../shared/api/calls';
import { Panel } from '../../../shared/panel/panel';
import { listDocuments, type InvestorDocuments } from '../api/investments';
import { DocumentList } from './document-list';
import styles from './document-list.module.css';

export function DocumentsPanel({ documents }: { documents: Promise<Settled<InvestorDocuments>> }) {
  const { t } = useTranslation();
  const [year, setYear] = useState<number>();
  return (
    <Panel
      title={t('investors.documents.title')}
      initial={documents}
      load={listDocuments}
      lines={8}
    >
      {({ list, years }) =>
        list.length === 0 ? (
          <EmptyState title={t('investors.documents.none')} />
        ) : (
          <>
            <YearFilter years={years} year={year} onChange={setYear} />
            {years
              .filter((each) => year === undefined || each.year === year)
              .map((each) => (
                <DocumentList
                  key={each.year}
                  year={each.year}
                  documents={list.filter((document) => document.year === each.year)}
                />
              ))}
          </>
        )
      }
    </Panel>
  );
}

interface YearFilterProps {
  years: InvestorDocuments['years'];
  year: number | undefined;
  onChange: (year: number | undefined) => void;
}

function YearFilter({ years, year, onChange }: YearFilterProps) {
  const { t } = useTranslation();
  return (
    <label className={`d-print-none ${styles.filter}`}>
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
              ? t('investors.documents.yearNew', { year: each.year, number: each.unread })
              : each.year}
          </option>
        ))}
      </select>
    </label>
  );
}
