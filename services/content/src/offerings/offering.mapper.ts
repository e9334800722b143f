import type { PublishedEntry } from '@phantom/content-editing';
import type { INVESTMENT_TYPE } from '../invest/invest.type.js';
import type { PRESS_RELEASE } from '../press-releases/press-release.type.js';
import type { LinkDto } from '../common/link.js';
import type { PublishedNewsletter } from '../newsletters/newsletter.mapper.js';
import { toNextSteps } from '../newsletters/next-steps.js';
import type { OfferingDto, OfferingSummaryDto } from './offering.dto.js';
import type { OFFERING } from './offering.type.js';

type Offering = PublishedEntry<(typeof OFFERING)['fields']>;
type WayToInvest = PublishedEntry<(typeof INVESTMENT_TYPE)['fields']>;
type PressRelease = PublishedEntry<(typeof PRESS_RELEASE)['fields']>;

/** @param ways of which the offering names one; an unpublished one is left out */
export function toOfferingSummaryDto(
  { values, lang }: Offering,
  ways: readonly WayToInvest[],
): OfferingSummaryDto {
  const { slug, title, summary, image, state, target, committed, minimum, progress, risk } = values;
  const way = ways.find(({ id }) => id === values.wayToInvest);
  return {
    ...{ slug, title, summary, image: image.src, alt: image.alt, state },
    ...{
      way_to_invest: way ? { text: way.values.title, lang: way.lang } : null,
      target,
      committed,
      minimum,
      progress,
    },
    ...{ risk, lang },
  };
}

/** What offerings can name. */
interface RelatedEntries {
  ways: readonly WayToInvest[];
  releases: readonly PressRelease[];
  newsletters: readonly PublishedNewsletter[];
}

export function toOfferingDto(
  offering: Offering,
  { ways, releases, newsletters }: RelatedEntries,
): OfferingDto {
  const { values, lang } = offering;
  const { caption, body, figures } = values;
  const release = releases.find(({ id }) => id === values.pressRelease);
  return {
    ...toOfferingSummaryDto(offering, ways),
    ...{ caption, body, figures },
    press_release: release ? toReleaseLink(release) : null,
    ...toNextSteps(values, lang, newsletters),
  };
}

const toReleaseLink = ({ number, values, lang }: PressRelease): LinkDto => ({
  text: values.title,
  href: `/press-release?entry=${number}#release-${number}`,
  lang,
});
