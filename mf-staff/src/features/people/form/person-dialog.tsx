import { Link, useFormat, useSession, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import { Dialog } from '../../../shared/dialog/dialog';
import type { Person } from '../api/people';
import { PersonActions } from './person-actions';
import styles from './person-dialog.module.css';
import { PersonHistory } from './person-history';
import { PersonState } from './person-state';
import { RoleForm } from './role-form';

interface PersonDialogProps {
  person: Person;
  onClose: () => void;
}

export function PersonDialog({ person: listed, onClose }: PersonDialogProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const [person, setPerson] = useState(listed);
  const isOwn = useSession()?.user.id === person.id;
  const { email, created_at: createdAt, last_seen_at: seenAt } = person;
  return (
    <Dialog title={person.name} isWide onClose={onClose}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('signIn.fields.email')}</dt>
          <dd translate="no">{email}</dd>
        </div>
        <div>
          <dt>{t('people.state.label')}</dt>
          <dd>
            <PersonState person={person} />
          </dd>
        </div>
        <div>
          <dt>{t('people.columns.lastSeen')}</dt>
          <dd>{seenAt ? <RelativeTime at={seenAt} /> : t('people.never')}</dd>
        </div>
        <div>
          <dt>{t('people.columns.created')}</dt>
          <dd>{date(createdAt)}</dd>
        </div>
      </dl>
      {isOwn ? (
        <p className={styles.own}>{t('people.own')}</p>
      ) : (
        <>
          <RoleForm person={person} onChange={setPerson} onClose={onClose} />
          <PersonActions person={person} onChange={setPerson} />
        </>
      )}
      {/* The key reloads the history after a change. */}
      <PersonHistory key={person.version} id={person.id} />
      <Link to={`/audit?account=${person.id}`}>{t('people.log')}</Link>
    </Dialog>
  );
}
