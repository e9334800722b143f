import { ResultsMap, type MapBounds } from '@phantom/map';
import { pageLanguage, useTranslation } from '@phantom/mf-kit';
import { ErrorState } from '@phantom/ui';
import { useMemo } from 'react';
import type { Project } from './api';

/** All boroughs with projects. */
const CITY: MapBounds = { west: -74.03, south: 40.66, east: -73.85, north: 40.88 };

export interface ProjectMapProps {
  projects: Project[];
  pointed: number | null;
  onPoint: (id: number | null) => void;
  onSelect: (id: number) => void;
}

/** The found projects on a map. It loads with the widget, not with the page. */
export function ProjectMap({ projects, pointed, onPoint, onSelect }: ProjectMapProps) {
  const { t } = useTranslation();
  const homes = useMemo(
    () =>
      projects.flatMap(({ id, address1: title, place }) =>
        place ? [{ id, title, label: null, ...place }] : [],
      ),
    [projects],
  );
  const marks = useMemo(() => ({ homes, clusters: [] }), [homes]);
  const fit = useMemo(() => ({ bounds: boundsOf(homes), turn: turnOf(homes) }), [homes]);
  return (
    <ResultsMap
      marks={marks}
      start={CITY}
      fit={fit}
      pointed={homes.find(({ id }) => id === pointed) ?? null}
      selected={null}
      label={t('projects.map')}
      describedBy="projects-found"
      texts={{
        language: pageLanguage(),
        zoomIn: t('map.zoomIn'),
        zoomOut: t('map.zoomOut'),
        source: t('map.source'),
      }}
      failure={(retry) => (
        <ErrorState title={t('map.failed')} retryLabel={t('error.retry')} onRetry={retry} />
      )}
      onView={() => undefined}
      onSelect={(id) => {
        if (id !== null) onSelect(id);
      }}
      onPoint={onPoint}
      onOpen={() => undefined}
    />
  );
}

type Place = NonNullable<Project['place']>;

function boundsOf(places: readonly Place[]): MapBounds {
  if (places.length === 0) return CITY;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

/** Another number for other projects: the map then moves to them. */
const turnOf = (homes: readonly { id: number }[]): number =>
  homes.reduce((sum, { id }) => (sum * 31 + id) % 1_000_003, homes.length);
