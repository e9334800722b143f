import type { EntityManager } from 'typeorm';
import { INVESTMENT_TYPE } from '../invest/invest.type.js';
import { OFFERING } from '../offerings/offering.type.js';
import { PRESS_RELEASE } from '../press-releases/press-release.type.js';
import {
  demoId,
  demoTexts,
  readDemo,
  richTextOf,
  storeDemo,
  storeHero,
  type Translated,
} from './demo-files.js';

interface OfferingsDemo {
  offerings: {
    /** Also its address in every language. */
    key: string;
    hero: string;
    /** The key of the way to invest. */
    wayToInvest: string;
    /** The key of the press release. */
    pressRelease: string | null;
    state: string;
    target: string | null;
    committed: string | null;
    minimum: string | null;
    progress: number | null;
    /** `body` and `risk` are HTML, one block element per line. */
    texts: Translated<OfferingTexts>;
  }[];
}

interface OfferingTexts {
  title: string;
  summary: string;
  caption: string;
  body: string[];
  figures: { label: string; value: string }[];
  risk: string[];
  nextStepText: string;
}

/** The ways to invest and the press releases must be stored before. */
export async function seedOfferings(manager: EntityManager): Promise<void> {
  const { offerings } = await readDemo<OfferingsDemo>('invest/offerings.json');
  for (const [position, offering] of offerings.entries()) {
    const { key, hero, wayToInvest, pressRelease, texts, ...values } = offering;
    await storeDemo(manager, OFFERING, {
      ...{ key, position },
      values: {
        ...values,
        image: await storeHero(manager, hero),
        wayToInvest: await demoId(manager, INVESTMENT_TYPE, wayToInvest),
        pressRelease: pressRelease && (await demoId(manager, PRESS_RELEASE, pressRelease)),
        nextStepUrl: '/invest-now',
      },
      texts: demoTexts(texts, ({ body, risk, ...others }) => ({
        ...others,
        slug: key,
        ...{ body: richTextOf(body), risk: richTextOf(risk) },
      })),
    });
  }
}
