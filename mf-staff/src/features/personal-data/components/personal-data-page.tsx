import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { StaffPage } from '../../../shared/components/staff-page';
import { Sheet } from '../../../shared/components/sheet';
import type { Person } from '../../../shared/personal-data/parts';
import { useErasure } from '../hooks/use-erasure';
import { usePerson } from '../hooks/use-person';
import { FindForm } from './find-form';
import { FoundPerson } from './found-person';
import styles from './personal-data-page.module.css';

/** For people who ask what is kept of them, or want it erased: found by their address. */
export function PersonalDataPage() {
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
