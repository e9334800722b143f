import { useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { useState } from 'react';
import { Panel } from '../../../shared/panel/panel';
import type { Settled } from '../../../shared/settled';
import { ownDocuments, type OwnDocuments } from '../api/own-documents';
import { DocumentList } from './document-list';
import { YearFilter } from './year-filter';

/** The papers year by year: which are new, and when the others were read. */
export function DocumentsPanel({ documents }: { documents: Promise<Settled<OwnDocuments>> }) {
  const { t } = useTranslation();
  const [year, setYear] = useState<number>();
  return (
    <Panel title={t('investors.documents.title')} first={documents} load={ownDocuments} lines={8}>
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
