import { usePlace } from './active-route';
import { PublicFooter } from './public/public-footer';
import { StaffFooter } from './staff/staff-footer';

/** The end of the page, by the frame that the route asks for. */
export function FrameFooter() {
  const { frame } = usePlace();
  return frame === 'staff' ? <StaffFooter /> : <PublicFooter />;
}
