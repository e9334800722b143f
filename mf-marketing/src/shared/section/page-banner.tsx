import { Banner } from '@phantom/ui';
import type { ReactNode } from 'react';
import type { ContentPage } from '../content-page';
import styles from './page-banner.module.css';

interface PageBannerProps
  extends Pick<ContentPage, 'title'>, Partial<Pick<ContentPage, 'lang' | 'image' | 'caption'>> {
  /** A line above the title. */
  eyebrow?: string;
  /** A line below the title. */
  lead?: ReactNode;
}

/** The top of a page that employees write: its title on its picture, and the caption of the picture. */
export function PageBanner({ title, lang, image, caption, eyebrow, lead }: PageBannerProps) {
  return (
    <Banner eyebrow={eyebrow} title={<span lang={lang}>{title}</span>} src={image}>
      {lead && <p className="lead">{lead}</p>}
      {image && caption && (
        <p className={styles.caption} lang={lang}>
          {caption}
        </p>
      )}
    </Banner>
  );
}
