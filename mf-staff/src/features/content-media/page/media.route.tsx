import {
  useLoaderData,
  useRevalidator,
  useTranslation,
  type LoaderFunctionArgs,
  type RouteHandle,
} from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { StaffBreadcrumbs } from '../../../shared/components/staff-breadcrumbs';
import { StaffPage } from '../../../shared/components/staff-page';
import { useListAddress } from '../../../shared/list/use-list-address';
import { TablePages } from '../../../shared/list/table-pages';
import { listMedia } from '../../../shared/media/media-api';
import { MediaDialog } from '../../../shared/media/media-dialog';
import { MediaGrid } from '../../../shared/media/media-grid';
import { UploadList } from '../../../shared/media/upload-list';
import { UploadZone } from '../../../shared/media/upload-zone';
import { useUploads } from '../../../shared/media/use-uploads';
import { PAGE_SIZE, readFile, readMediaQuery } from '../media-query';
import { MediaFilters } from './media-filters';
import { MediaTable } from './media-table';
import styles from './media.module.css';

export const loader = async ({ request: { url, signal } }: LoaderFunctionArgs) => {
  const query = readMediaQuery(new URL(url).searchParams);
  const { service, kind, state, search, page } = query;
  const filters = { kind, state, q: search || undefined, limit: PAGE_SIZE };
  const found = await listMedia(service, { ...filters, page }, signal);
  const last = Math.max(1, Math.ceil(found.total / PAGE_SIZE));
  if (page <= last) return { ...found, query };
  const { list, total } = await listMedia(service, { ...filters, page: last }, signal);
  return { list, total, query: { ...query, page: last } };
};

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('library.title'), noindex: true }),
};

function MediaPage() {
  const { t } = useTranslation();
  const { list, total, query } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { search, hrefFor, go } = useListAddress();
  const { service, page, view } = query;
  const uploads = useUploads(service, () => void revalidate());
  const openId = readFile(search);
  const open = (id: number | null) => go({ file: id, page }, { replace: id === null });
  const first = (page - 1) * PAGE_SIZE;
  const rows = {
    label: t('library.files'),
    rows: list,
    onOpen: ({ id }: { id: number }) => open(id),
  };
  return (
    <StaffPage
      eyebrow={
        <StaffBreadcrumbs
          parents={[{ name: t('library.back'), path: '/content' }]}
          title={t('library.title')}
        />
      }
      title={t('library.title')}
      lead={t('library.lead')}
    >
      <UploadZone onFiles={uploads.add} />
      <UploadList {...uploads} />
      <MediaFilters query={query} />
      <p role="status" className={styles.range}>
        {total > 0 && t('table.range', { from: first + 1, to: first + list.length, total })}
      </p>
      {total === 0 && <EmptyState title={t('library.empty')} />}
      {total > 0 && (view === 'list' ? <MediaTable {...rows} /> : <MediaGrid {...rows} />)}
      <TablePages
        page={page}
        pageCount={Math.max(1, Math.ceil(total / PAGE_SIZE))}
        hrefFor={(target) => hrefFor({ page: target })}
        onSelect={(target) => go({ page: target })}
      />
      {openId !== undefined && (
        <MediaDialog
          key={`${service} ${openId}`}
          service={service}
          id={openId}
          onChange={() => void revalidate()}
          onClose={() => open(null)}
        />
      )}
    </StaffPage>
  );
}

export { MediaPage as Component };
