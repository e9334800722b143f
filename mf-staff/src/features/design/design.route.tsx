import type { RouteHandle } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { StaffPage } from '../../shared/components/staff-page';
import styles from './design.module.css';
import { ColourRoles, Grid, TypeScale } from './foundations';
import { PATTERNS } from './patterns';
import { SAMPLES } from './samples';
import { designTitle, useDesignTexts } from './design-texts';

export const handle: RouteHandle = { head: () => ({ title: designTitle(), noindex: true }) };

export { DesignPage as Component };

/** What the product is drawn with, in the language and the theme of whoever looks at it. */
function DesignPage() {
  const { t } = useDesignTexts();
  return (
    <StaffPage title={t('title')} lead={t('lead')}>
      <Part id="type" title={t('parts.type')}>
        <TypeScale />
      </Part>
      <Part id="grid" title={t('parts.grid')}>
        <Grid />
      </Part>
      <Part id="colours" title={t('parts.colours')}>
        <ColourRoles />
      </Part>
      {Object.entries({ ...PATTERNS, ...SAMPLES }).map(([name, Sample]) => (
        <Part key={name} id={name} title={<code translate="no">{name}</code>}>
          <Sample />
        </Part>
      ))}
    </StaffPage>
  );
}

function Part({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={`part-${id}`}>
      <h2 id={`part-${id}`} className="h4">
        {title}
      </h2>
      {children}
    </section>
  );
}
