import { useTranslation } from '@phantom/mf-kit';
import { Timeline } from '../../../shared/timeline/timeline';
import type { EnquiryDetail } from '../api/enquiry';
import { Card } from '../card';
import { useChangeText, type NameOf } from '../colleagues';

export function EnquiryHistory({ enquiry, nameOf }: { enquiry: EnquiryDetail; nameOf: NameOf }) {
  const { t } = useTranslation();
  const changeLine = useChangeText(nameOf);
  const changes = enquiry.history.toReversed().map((change) => ({
    id: change.id,
    at: change.created_at,
    title: changeLine(change),
  }));
  const arrival = { id: 0, at: enquiry.created_at, title: t('enquiry.history.received') };
  return (
    <Card title={t('enquiry.history.title')}>
      <Timeline label={t('enquiry.history.title')} entries={[...changes, arrival]} />
    </Card>
  );
}
