import { ApiError, useRevalidator, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog';
import { changePerson, resendMail, type Person } from '../api/people';
import styles from './person-dialog.module.css';

interface PersonActionsProps {
  person: Person;
  onChange: (person: Person) => void;
}

type Question = 'sendAgain' | 'block' | 'unblock';

export function PersonActions({ person, onChange }: PersonActionsProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [question, setQuestion] = useState<Question>();
  const { id, name, email, state } = person;
  const isBlocked = state === 'blocked';
  const waitsForMail = state === 'invited' || (!isBlocked && !person.email_confirmed);

  const confirm = async () => {
    if (!question) return;
    if (question === 'sendAgain') await resendMail(id);
    else await setBlocked(question === 'block');
    toast(t(`people.${question}.done`, { name, email }));
  };
  const setBlocked = async (blocked: boolean) => {
    try {
      const changed = await changePerson(person, { blocked });
      if (changed) onChange(changed);
    } catch (error) {
      // The question continues with the current account.
      if (error instanceof ApiError && error.list[0]) onChange(error.list[0] as Person);
      throw error;
    } finally {
      await revalidate();
    }
  };
  const block: Question = isBlocked ? 'unblock' : 'block';

  return (
    <section className={styles.part}>
      <h3>{t('people.access')}</h3>
      <div className={styles.buttons}>
        {waitsForMail && (
          <Button variant="outline-primary" onClick={() => setQuestion('sendAgain')}>
            {t('people.sendAgain.label')}
          </Button>
        )}
        <Button
          variant={isBlocked ? 'outline-primary' : 'outline-danger'}
          onClick={() => setQuestion(block)}
        >
          {t(`people.${block}.label`)}
        </Button>
      </div>
      {question && (
        <ConfirmDialog
          title={t(`people.${question}.question`, { name })}
          label={t(`people.${question}.label`)}
          isDangerous={question === 'block'}
          onConfirm={confirm}
          onClose={() => setQuestion(undefined)}
        >
          <p>{t(`people.${question}.text`, { email })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
