import { Link, useLoaderData, useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { useEffect, useState } from 'react';
import { StaffPage } from '../../../shared/components/staff-page';
import { ChangeStore } from '../draft/change-store';
import { DraftSession } from '../draft/draft-session';
import { DraftProvider } from '../draft/use-draft';
import { EntryEditor } from './entry-editor';
import type { EntryPageData } from './entry.loader';

export const handle: RouteHandle<EntryPageData | null> = {
  head: (page, t) => ({
    title: page ? page.entry.title || page.type.singular : t('content.unknown.title'),
    noindex: true,
  }),
};

function EntryPage() {
  const page = useLoaderData<EntryPageData | null>();
  // The key starts another draft when the entry changes.
  return page ? (
    <OpenEntry key={`${page.ref.service}/${page.ref.id}`} page={page} />
  ) : (
    <UnknownEntry />
  );
}

function OpenEntry({ page }: { page: EntryPageData }) {
  const { ref, type, entry, userId, stored } = page;
  const [draft] = useState(
    () => new DraftSession(ref, entry, new ChangeStore(userId, ref), stored),
  );
  useEffect(() => draft.start(), [draft]);
  return (
    <DraftProvider value={draft}>
      <EntryEditor type={type} />
    </DraftProvider>
  );
}

function UnknownEntry() {
  const { t } = useTranslation();
  return (
    <StaffPage title={t('content.unknown.title')}>
      <EmptyState title={t('content.unknown.text')}>
        <Link className="btn btn-outline-primary" to="/content">
          {t('content.unknown.back')}
        </Link>
      </EmptyState>
    </StaffPage>
  );
}

export { EntryPage as Component };

export { loader } from './entry.loader';
