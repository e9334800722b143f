import { Link, useTranslation } from '@phantom/mf-kit';
import { DataTable, type Column } from '@phantom/ui/on-demand';
import type { ReactNode } from 'react';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import { useIsListLoading } from '../../../shared/list/use-list-address';
import type { TargetLanguage } from '../api/translations';
import { TARGETS, translationPath } from './board-query';
import type { BoardData, BoardRow } from './board.loader';
import styles from './board.module.css';

interface BoardTableProps {
  rows: BoardRow[];
  types: BoardData['types'];
  /** A phone shows the states of this language only. */
  chosen: TargetLanguage;
  empty: ReactNode;
}

/** A row for each entry, a column for each language: its state leads to the texts. */
export function BoardTable({ rows, types, chosen, empty }: BoardTableProps) {
  const { t } = useTranslation();
  const isLoading = useIsListLoading();
  const columns = useColumns(types, chosen);
  return (
    <div className={styles.table}>
      <DataTable
        caption={t('translations.title')}
        columns={columns}
        rows={rows}
        rowKey={({ service, entry }) => `${service}/${entry.id}`}
        isBusy={isLoading}
        loadingLabel={t('loading')}
        empty={empty}
      />
    </div>
  );
}

function useColumns(types: BoardData['types'], chosen: TargetLanguage): Column<BoardRow>[] {
  const { t } = useTranslation();
  const labelOf = (name: string) => types.find(({ type }) => type.name === name)?.type.singular;
  return [
    {
      key: 'title',
      header: t('content.columns.title'),
      cell: ({ service, entry }) => (
        <>
          <Link className={styles.title} to={`/content/${service}/${entry.type}/${entry.id}`}>
            {entry.title || t('translations.untitled')}
          </Link>
          <span className={styles.second}>{labelOf(entry.type)}</span>
        </>
      ),
    },
    ...TARGETS.map((language) => ({
      key: language,
      header: t(`content.languages.${language}`),
      cell: (row: BoardRow) => (
        <StateLink row={row} language={language} isChosen={language === chosen} />
      ),
    })),
    {
      key: 'changed',
      header: t('content.columns.changed'),
      cell: ({ entry }) => (
        <span className={styles.time}>
          <RelativeTime at={entry.updated_at} />
        </span>
      ),
    },
  ];
}

interface StateLinkProps {
  row: BoardRow;
  language: TargetLanguage;
  isChosen: boolean;
}

function StateLink({ row: { service, entry }, language, isChosen }: StateLinkProps) {
  const { t } = useTranslation();
  const translation = entry.translations.find((each) => each.language === language);
  if (!translation) return null;
  const { state, is_at_agency: isAtAgency } = translation;
  return (
    <Link
      to={translationPath(service, entry, language)}
      className={`${styles.state} ${styles[state] ?? ''} ${isChosen ? styles.chosen : ''}`}
    >
      {t(isAtAgency ? 'translations.atAgency' : `translations.states.${state}`)}
      <span className="visually-hidden">
        : {entry.title}, {t(`content.languages.${language}`)}
      </span>
    </Link>
  );
}
