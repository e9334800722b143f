import { storeEntry, storeMedia } from '@phantom/content-editing';
import { htmlToRichText } from '@phantom/rich-text';
import { type Language, LANGUAGES } from '@phantom/service-kit';
import { PROJECT } from '../portfolio/project.type.js';
import { fillIn, readDemo } from './demo-files.js';
import type { SeedContext } from './seed-file.js';

type Texts = Record<Language, string>;

interface ProjectDemo {
  key: string;
  stage: 'completed' | 'current';
  address1: string;
  address2: string;
  date: string;
  type: string;
  size: string;
  opportunity: string;
  category: string;
  borough: string;
  place: { latitude: number; longitude: number };
  contact: string;
  timeline: { year: number; event: string }[];
  /** `invested` in dollars, `let` and `energy` in percent, the others as they are. */
  figures: Record<string, number>;
  texts: Record<Language, { teaser: string; found: string; done: string }>;
  before: { key: string };
  gallery: { key: string; facts: { view: string; light: string } }[];
}

/** The texts that several projects share. */
type ProjectWords = Record<
  'captions' | 'events' | 'figures' | 'headings' | 'lights' | 'nextStep' | 'pictures',
  Record<string, Texts>
>;

export async function seedPortfolio({ manager }: SeedContext): Promise<void> {
  const projects = await readDemo<ProjectDemo[]>('projects.json');
  const words = await readDemo<ProjectWords>('project-words.json');
  const pictureOf = (key: string, view: string) =>
    storeMedia(manager, {
      src: `/pictures/projects/${key}/1200.webp`,
      name: key,
      alt: words.pictures[view],
    });
  for (const [position, demo] of projects.entries()) {
    const { key, stage, address1, address2, size, opportunity, category, borough } = demo;
    const gallery = [];
    for (const each of demo.gallery) {
      const picture = await pictureOf(each.key, each.facts.view);
      gallery.push({ picture, credit: 'Phantom Partners' });
    }
    const image = await pictureOf(key, 'street');
    const before = await pictureOf(demo.before.key, 'before');
    await storeEntry(manager, PROJECT, {
      ...{ key, number: position + 1, position, firstPublishedAt: new Date(demo.date) },
      data: {
        values: {
          ...{ stage, address1, address2, size, opportunity, image, gallery, before },
          ...{ category, borough, place: demo.place, contact: demo.contact },
          ...{ acquiredOn: demo.date, assetType: demo.type, nextStepUrl: '/invest-now' },
        },
        texts: Object.fromEntries(
          LANGUAGES.map((language) => [language, textsIn(language, demo, words)]),
        ),
      },
    });
  }
}

function textsIn(language: Language, demo: ProjectDemo, words: ProjectWords) {
  const word = (group: keyof ProjectWords, name: string) => words[group][name]?.[language] ?? '';
  const { teaser, found, done } = demo.texts[language];
  const chapters = [
    [word('headings', 'found'), found],
    [word('headings', demo.stage === 'completed' ? 'done' : 'doing'), done],
  ];
  return {
    teaser,
    story: htmlToRichText(
      chapters.map(([title, text]) => `<h2>${title}</h2><p>${text}</p>`).join(''),
    ),
    timeline: demo.timeline.map(({ year, event }) => ({ year, event: word('events', event) })),
    figures: Object.entries(demo.figures).map(([name, value]) => ({
      figure: figureIn(language, name, value),
      meaning: word('figures', name),
    })),
    captions: demo.gallery.map(({ facts: { view, light } }) => ({
      caption: fillIn(word('captions', view), { light: word('lights', light) }),
    })),
    nextStepText: word('nextStep', demo.stage),
  };
}

const MILLIONS = {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
} as const;

function figureIn(language: Language, name: string, value: number): string {
  if (name === 'invested') return new Intl.NumberFormat(language, MILLIONS).format(value);
  const isShare = name === 'let' || name === 'energy';
  return new Intl.NumberFormat(language, { style: isShare ? 'percent' : 'decimal' }).format(
    isShare ? value / 100 : value,
  );
}
