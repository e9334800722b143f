import { storeEntry, storeMedia } from '@phantom/content-editing';
import { PROJECT } from '../portfolio/project.type.js';
import { readDemo } from './demo-files.js';
import type { SeedContext } from './seed-file.js';

interface ProjectDemo {
  key: string;
  stage: 'completed' | 'current';
  address1: string;
  address2: string;
  date: string;
  type: string;
  size: string;
  opportunity: string;
  gallery: { key: string }[];
}

export async function seedPortfolio({ manager }: SeedContext): Promise<void> {
  const projects = await readDemo<ProjectDemo[]>('projects.json');
  const pictureOf = (key: string) =>
    storeMedia(manager, { src: `/pictures/projects/${key}/1200.webp`, name: key });
  for (const [position, demo] of projects.entries()) {
    const { key, stage, address1, address2, size, opportunity } = demo;
    const gallery = [];
    for (const each of demo.gallery) gallery.push({ picture: await pictureOf(each.key) });
    const image = await pictureOf(key);
    await storeEntry(manager, PROJECT, {
      ...{ key, number: position + 1, position, firstPublishedAt: new Date(demo.date) },
      data: {
        values: {
          ...{ stage, address1, address2, size, opportunity, image, gallery },
          ...{ acquiredOn: demo.date, assetType: demo.type },
        },
        texts: {},
      },
    });
  }
}
