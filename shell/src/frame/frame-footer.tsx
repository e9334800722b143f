import { usePlace } from './active-route';
import { PublicFooter } from './public/public-footer';
import { useStaffFrame } from './staff-part';

/** The end of the page, by the frame that the route asks for. */
export function FrameFooter() {
  const { frame } = usePlace();
  const staff = useStaffFrame();
  if (frame === 'staff') return staff && <staff.StaffFooter />;
  return <PublicFooter />;
}
