import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { isNarrowed } from '../audit-query';
import type { loader } from '../loader';

/** Why there is nothing to read. */
export function NoEntries() {
  const { t } = useTranslation();
  const { query } = useLoaderData<typeof loader>();
  if (!isNarrowed(query.filters)) return <EmptyState title={t('audit.empty')} />;
  return (
    <EmptyState title={t('audit.narrowed.title')}>
      <p>{t('audit.narrowed.text')}</p>
    </EmptyState>
  );
}
