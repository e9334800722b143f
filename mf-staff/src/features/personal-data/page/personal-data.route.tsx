import { SendButton, SendForm, useSendForm } from '@phantom/forms';
import { useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { useState } from 'react';
import { Sheet } from '../../../shared/components/sheet';
import { StaffPage } from '../../../shared/components/staff-page';
import { EmailField } from '../../../shared/forms/email-field';
import type { Person } from '../../../shared/personal-data/parts';
import { FoundPerson } from './found-person';
import styles from './personal-data.module.css';
import { useErasure } from './use-erasure';
import { usePerson } from './use-person';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('personalData.title'), noindex: true }),
};

function PersonalDataPage() {
  const { t } = useTranslation();
  const { found, find, retryPart } = usePerson();
  const { outcomes, erase, reset } = useErasure(find);
  // The key gives each result a new form: the old one would show an error for its empty field.
  const [searches, setSearches] = useState(0);
  const findAnother = async (person: Person) => {
    await find(person);
    reset();
    setSearches((count) => count + 1);
  };
  return (
    <StaffPage title={t('personalData.title')} lead={t('personalData.lead')}>
      <div className={styles.sheets}>
        <Sheet title={t('personalData.whose')}>
          <FindForm key={searches} onFind={findAnother} />
        </Sheet>
        {found && (
          <FoundPerson
            key={searches}
            {...found}
            outcomes={outcomes}
            onErase={() => erase(found.person)}
            onRetryPart={retryPart}
          />
        )}
      </div>
    </StaffPage>
  );
}

/** Asks for the email address. It is stored neither in the history nor as a draft. */
function FindForm({ onFind }: { onFind: (person: Person) => Promise<void> }) {
  const { t } = useTranslation();
  const state = useSendForm({
    name: 'personal-data',
    isSecret: true,
    initialValues: { email: '' },
    schema: ({ email }) => ({ email: email(t('signIn.invalidEmail')) }),
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
