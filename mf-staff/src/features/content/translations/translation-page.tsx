import { Link, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { useEffect, useState } from 'react';
import { StaffPage } from '../../../shared/components/staff-page';
import { ChangeStore } from '../draft/change-store';
import { DraftSession } from '../draft/draft-session';
import { DraftProvider } from '../draft/use-draft';
import { TranslationEditor } from './translation-editor';
import type { TranslationPageData } from './translation.loader';

export function TranslationPage() {
  const { t } = useTranslation();
  const page = useLoaderData<TranslationPageData | null>();
  if (page) return <OpenTranslation key={`${page.ref.service}/${page.ref.id}`} page={page} />;
  return (
    <StaffPage title={t('content.unknown.title')}>
      <EmptyState title={t('content.unknown.text')}>
        <Link className="btn btn-outline-primary" to="/content/translations">
          {t('translations.back')}
        </Link>
      </EmptyState>
    </StaffPage>
  );
}

function OpenTranslation({ page }: { page: TranslationPageData }) {
  const { ref, entry, userId, stored } = page;
  const [draft] = useState(
    () => new DraftSession(ref, entry, new ChangeStore(userId, ref), stored),
  );
  useEffect(() => draft.start(), [draft]);
  return (
    <DraftProvider value={draft}>
      <TranslationEditor page={page} />
    </DraftProvider>
  );
}
