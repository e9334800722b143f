import type { ApiError } from '@phantom/mf-kit';
import { useTranslation } from '@phantom/mf-kit';
import { Button, SkeletonText } from '@phantom/ui';
import { Sheet } from '../../../shared/components/sheet';
import type { PartName, PersonalData } from '../../../shared/personal-data/parts';
import type { Settled } from '../../../shared/settled';
import { RecordsList } from './records-list';

interface Props {
  name: PartName;
  /** Nothing while it is asked. */
  part: Settled<PersonalData> | undefined;
  /** Why it was not erased. */
  failure: 'erased' | ApiError | undefined;
  onAskAgain: () => void;
}

/** What one part of the site keeps of the person. */
export function PartSheet({ name, part, failure, onAskAgain }: Props) {
  const { t } = useTranslation();
  return (
    <Sheet title={t(`personalData.part.${name}`)}>
      {failure && failure !== 'erased' && (
        <p className="alert alert-danger" role="alert">
          {t('personalData.erase.partFailed')} {failure.message}
        </p>
      )}
      {!part ? (
        <div role="status">
          <span className="visually-hidden">{t('loading')}</span>
          <SkeletonText lines={3} />
        </div>
      ) : 'error' in part ? (
        <div role="alert">
          <p>{part.error.message}</p>
          <Button size="sm" variant="outline-primary" onClick={onAskAgain}>
            {t('personalData.again')}
          </Button>
        </div>
      ) : (
        <RecordsList records={part.value.list} />
      )}
    </Sheet>
  );
}
