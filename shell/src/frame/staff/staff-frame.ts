import { getTranslations, registerLocales } from '@phantom/mf-kit';
import { showStaffLayout } from './layout/staff-layout-store';
import { keepStaffPass } from './staff-pass';
import './styles/staff.scss';

export { StaffFooter } from './staff-footer';
export { StaffHeader } from './staff-header';

/** Has the texts at hand, and the page laid out as its reader likes it. */
export async function prepareStaffFrame(): Promise<void> {
  showStaffLayout();
  keepStaffPass();
  registerLocales('staff', (language) => import(`./locales/${language}.json`));
  await getTranslations().loadNamespaces('staff');
}
