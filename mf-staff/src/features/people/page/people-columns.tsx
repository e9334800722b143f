import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import type { ServerColumn } from '../../../shared/list/server-table';
import type { Person } from '../api/people';
import { PersonState } from '../form/person-state';
import type { PeopleSort } from '../people-query';
import styles from './people-columns.module.css';

export const usePeopleColumns = (
  onChoose: (person: Person) => void,
): ServerColumn<Person, PeopleSort>[] => {
  const { t } = useTranslation();
  const { date } = useFormat();
  return [
    {
      key: 'name',
      header: t('people.columns.name'),
      sortBy: 'name',
      cell: (person) => <PersonName person={person} />,
    },
    {
      key: 'type',
      header: t('people.type.label'),
      sortBy: 'type',
      cell: ({ type, rights }) => (
        <>
          {t(`people.type.${type ?? 'none'}`)}
          {rights.length > 0 && (
            <small className="d-block text-body-secondary">
              {rights.map((right) => t(`people.right.${right}`)).join(' · ')}
            </small>
          )}
        </>
      ),
    },
    {
      key: 'state',
      header: t('people.state.label'),
      sortBy: 'state',
      cell: (person) => <PersonState person={person} />,
    },
    {
      key: 'last_seen_at',
      header: t('people.columns.lastSeen'),
      sortBy: 'last_seen_at',
      cell: ({ last_seen_at: at }) => (at ? <RelativeTime at={at} /> : t('people.never')),
    },
    {
      key: 'created_at',
      header: t('people.columns.created'),
      sortBy: 'created_at',
      cell: ({ created_at: at }) => date(at),
    },
    {
      key: 'manage',
      header: t('people.columns.manage'),
      action: true,
      cell: (person) => (
        <Button
          variant="outline-primary"
          size="sm"
          aria-label={t('people.manageOne', { name: person.name })}
          aria-haspopup="dialog"
          onClick={() => onChoose(person)}
        >
          {t('people.manage')}
        </Button>
      ),
    },
  ];
};

function PersonName({ person: { name, email, image } }: { person: Person }) {
  return (
    <span className={styles.person}>
      {image ? (
        <img className={styles.picture} src={image} alt="" width={36} height={36} loading="lazy" />
      ) : (
        <span className={styles.picture} aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <span className={styles.text}>
        {name}
        <small translate="no">{email}</small>
      </span>
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
