import classNames from 'classnames';
import { LogoMark } from './logo-mark';

/** Properties of {@link Logo}. */
export interface LogoProps {
  className?: string;
}

/** The company's mark and name, in the colour of the text around it. Wrap it in a link to the home page. */
export function Logo({ className }: LogoProps) {
  return (
    <span className={classNames('pp-logo', className)} translate="no">
      <LogoMark />
      <span className="pp-logo-name">
        Phantom <span>Partners</span>
      </span>
    </span>
  );
}
