import { Breadcrumbs, useLocation, useTranslation, type Breadcrumb } from '@phantom/mf-kit';
import styles from './staff-breadcrumbs.module.css';

interface StaffBreadcrumbsProps {
  /** The pages between the dashboard and this one. */
  parents: Breadcrumb[];
  title: string;
}

/** The way from the dashboard to a page that is not in the menu. */
export function StaffBreadcrumbs({ parents, title }: StaffBreadcrumbsProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <div className={styles.trail}>
      <Breadcrumbs
        root={{ name: t('dashboard.employee'), path: '/dashboard' }}
        breadcrumbs={[...parents, { name: title, path: pathname }]}
      />
    </div>
  );
}
