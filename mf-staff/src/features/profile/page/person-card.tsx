import { useFormat, useTranslation, type SessionUser } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog';
import { ProfilePicture } from '../../../shared/profile-picture/profile-picture';
import { removePicture } from '../api/profile';
import styles from './person-card.module.css';

interface PersonCardProps {
  user: SessionUser;
  since: string;
}

export function PersonCard({ user, since }: PersonCardProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const [isRemoving, setRemoving] = useState(false);
  const { email, image, type, rights } = user;
  const role = [
    t(`people.type.${type ?? 'none'}`),
    ...rights.map((right) => t(`people.right.${right}`)),
  ];
  return (
    <div className={styles.person}>
      <ProfilePicture user={user} />
      <div className={styles.facts}>
        <p className={styles.email} translate="no">
          {email}
        </p>
        <p>{role.join(' · ')}</p>
        <p className={styles.since}>{t('profile.since', { date: date(since) })}</p>
        {image && (
          <Button variant="link" className={styles.remove} onClick={() => setRemoving(true)}>
            {t('profile.picture.remove')}
          </Button>
        )}
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={t('profile.picture.question')}
          label={t('profile.picture.remove')}
          isDangerous
          onConfirm={removePicture}
          onClose={() => setRemoving(false)}
        >
          <p>{t('profile.picture.text')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
