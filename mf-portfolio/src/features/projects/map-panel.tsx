import { useNear } from '@phantom/map';
import { useTranslation } from '@phantom/mf-kit';
import { lazy, Suspense, useRef } from 'react';
import type { ProjectMapProps } from './project-map';
import styles from './projects.module.css';

const ProjectMap = lazy(async () => ({ default: (await import('./project-map')).ProjectMap }));

/** The place of the map. The map itself loads when the place comes near the window. */
export function MapPanel(props: ProjectMapProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const isNear = useNear(panel);
  return (
    <div ref={panel} className={styles.map}>
      {isNear && (
        <Suspense fallback={<span className="visually-hidden">{t('loading')}</span>}>
          <ProjectMap {...props} />
        </Suspense>
      )}
    </div>
  );
}
