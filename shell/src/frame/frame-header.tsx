import { useTranslation } from '@phantom/mf-kit';
import { usePlace } from './active-route';
import { Notice } from '../notice/notice';
import { PublicHeader } from './public/public-header';
import { useStaffFrame } from './staff-part';

/** The top of the page (and the side, for employees), by the frame that the route asks for. */
export function FrameHeader() {
  const { t } = useTranslation();
  const { frame } = usePlace();
  const staff = useStaffFrame();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      {frame === 'staff' ? staff && <staff.StaffHeader /> : <PublicHeader />}
      <Notice />
    </>
  );
}
