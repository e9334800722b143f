import type { PictureValue, PlaceValue, PublishedEntry } from '@phantom/content-editing';
import type {
  NeighbourDto,
  ProjectPageDto,
  ProjectPictureDto,
  ProjectSummaryDto,
} from './project.dto.js';
import type { PROJECT } from './project.type.js';

export type Project = PublishedEntry<(typeof PROJECT)['fields']>;

const NEIGHBOURS = 3;

export function toProjectSummaryDto({ number, values, lang }: Project): ProjectSummaryDto {
  const { image, address1, address2, stage, category, borough } = values;
  const { acquiredOn, assetType, size, teaser, place } = values;
  return {
    ...{ id: number, image: toPicture(image), address1, address2, stage, category, borough },
    ...{ acquired_on: acquiredOn, asset_type: assetType, size, teaser, place, lang },
  };
}

/** @param others may contain the project itself */
export function toProjectPageDto(project: Project, others: readonly Project[]): ProjectPageDto {
  const { values } = project;
  const { opportunity, story, before, timeline, figures, gallery, captions, contact } = values;
  return {
    ...toProjectSummaryDto(project),
    ...{ opportunity, story, contact },
    before: before && toPicture(before),
    timeline: timeline.toSorted((one, other) => one.year - other.year),
    figures,
    gallery: gallery.map(({ picture, credit }, index) => ({
      id: index + 1,
      ...toPicture(picture),
      caption: captions[index]?.caption ?? '',
      credit,
    })),
    neighbours: neighboursOf(project, others).slice(0, NEIGHBOURS),
    next_step: nextStepOf(values),
    related: relatedOf(project, others),
  };
}

const toPicture = ({ src, alt }: PictureValue): ProjectPictureDto => ({ src, alt });

const nextStepOf = ({ nextStepText, nextStepUrl }: Project['values']) =>
  nextStepUrl && nextStepText ? { text: nextStepText, href: nextStepUrl } : null;

/** The project that employees named, else the nearest with the same use, else the next one in their order. */
function relatedOf(project: Project, others: readonly Project[]): ProjectSummaryDto | null {
  const rest = others.filter(({ id }) => id !== project.id);
  const named = rest.find(({ id }) => id === project.values.related);
  const near = neighboursOf(project, rest).find(
    ({ category }) => category !== null && category === project.values.category,
  );
  const alike = near && rest.find(({ number }) => number === near.id);
  const next = rest.find(({ position }) => position > project.position) ?? rest[0];
  const chosen = named ?? alike ?? next;
  return chosen ? toProjectSummaryDto(chosen) : null;
}

/** The other projects with a place, the nearest first. */
function neighboursOf(project: Project, others: readonly Project[]): NeighbourDto[] {
  const { place: origin } = project.values;
  if (!origin) return [];
  return others
    .filter(({ id }) => id !== project.id)
    .flatMap((other) => {
      const { place } = other.values;
      if (!place) return [];
      const distance = Math.round(kilometres(origin, place) * 10) / 10;
      return [{ ...toProjectSummaryDto(other), place, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance);
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The haversine formula. */
function kilometres(one: PlaceValue, other: PlaceValue): number {
  const latitude = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const share =
    latitude + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitude;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(share));
}
