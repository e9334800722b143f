import { useFormat, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { DataTable, type Column } from '@phantom/ui/on-demand';
import { Sheet } from '../../../shared/components/sheet';
import type { ServiceStatus } from '../api/status';
import dots from '../../../shared/components/state-dot.module.css';

/** A service can report itself healthy while its calls fail. */
const shownState = ({ state, breaker }: ServiceStatus) =>
  state === 'up' && breaker !== 'closed' ? 'failing' : state;

export function ServicesSheet({ services }: { services: ServiceStatus[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const columns: Column<ServiceStatus>[] = [
    { key: 'name', header: t('siteStatus.service.name'), cell: ({ name }) => name },
    {
      key: 'state',
      header: t('siteStatus.service.state'),
      cell: (service) => {
        const state = shownState(service);
        return (
          <span className={`${dots.state} ${dots[state]}`}>{t(`siteStatus.service.${state}`)}</span>
        );
      },
    },
    {
      key: 'ms',
      header: t('siteStatus.service.latency'),
      align: 'end',
      cell: ({ state, ms }) =>
        ms === null || state === 'down' ? '–' : t('siteStatus.ms', { ms: number(Math.round(ms)) }),
    },
  ];
  return (
    <Sheet title={t('siteStatus.services')}>
      <DataTable
        caption={t('siteStatus.services')}
        columns={columns}
        rows={services}
        rowKey={({ name }) => name}
        loadingLabel={t('loading')}
        empty={<EmptyState title={t('siteStatus.service.none')} />}
      />
    </Sheet>
  );
}
