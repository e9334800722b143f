import { SendButton, SendForm, useSendForm } from '@phantom/forms';
import { type RouteHandle, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { Sheet } from '../../../shared/components/sheet';
import { StaffPage } from '../../../shared/components/staff-page';
import { EmailField, isEmail } from '../../../shared/forms/email-field';
import type { Person } from '../../../shared/personal-data/parts';
import { FoundPerson } from './found-person';
import styles from './personal-data.module.css';
import { useErasure } from './use-erasure';
import { usePerson } from './use-person';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('personalData.title'), noindex: true }),
};

/** For people who ask what is kept of them, or want it erased: found by their address. */
function PersonalDataPage() {
  const { t } = useTranslation();
  const { found, find, askAgain } = usePerson();
  const { outcomes, erase, forget } = useErasure(find);
  // Each answer gets a form of its own: the one it came from is left by the focus, and would say that it is empty.
  const [answers, setAnswers] = useState(0);
  const findAnother = async (person: Person) => {
    await find(person);
    forget();
    setAnswers((count) => count + 1);
  };
  return (
    <StaffPage title={t('personalData.title')} lead={t('personalData.lead')}>
      <div className={styles.sheets}>
        <Sheet title={t('personalData.whose')}>
          <FindForm key={answers} onFind={findAnother} />
        </Sheet>
        {found && (
          <FoundPerson
            key={answers}
            {...found}
            outcomes={outcomes}
            onErase={() => erase(found.person)}
            onAskAgain={askAgain}
          />
        )}
      </div>
    </StaffPage>
  );
}

/** Asks whose data is wanted. The address goes into no history and no storage. */
function FindForm({ onFind }: { onFind: (person: Person) => Promise<void> }) {
  const { t } = useTranslation();
  const state = useSendForm({
    name: 'personal-data',
    isSecret: true,
    initialValues: { email: '' },
    validate: ({ email }) => (isEmail(email) ? {} : { email: t('signIn.invalidEmail') }),
    send: ({ email }) => onFind({ email: email.trim() }),
    onSent: () => undefined,
  });
  return (
    <SendForm state={state} className={styles.form}>
      <EmailField isOwn={false} />
      <SendButton label={t('personalData.find')} busyLabel={t('personalData.finding')} />
    </SendForm>
  );
}

export { PersonalDataPage as Component };
