import { Project, ProjectPicture, type ProjectStage } from '../portfolio/portfolio.entity.js';
import { readDemo } from './demo-files.js';
import type { SeedContext } from './seed-file.js';

interface ProjectDemo {
  key: string;
  stage: ProjectStage;
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
  for (const [position, demo] of projects.entries()) {
    const { key: slug, stage, address1, address2, size, opportunity, gallery } = demo;
    if (await manager.existsBy(Project, { slug })) continue;
    const { id: projectId } = await manager.save(
      manager.create(Project, {
        ...{ slug, stage, position, image: projectPicture(slug), address1, address2 },
        ...{ acquiredOn: demo.date, assetType: demo.type, size, opportunity },
      }),
    );
    const pictures = gallery.map(({ key }, place) => {
      return { projectId, position: place, url: projectPicture(key) };
    });
    await manager.insert(ProjectPicture, pictures);
  }
}

const projectPicture = (key: string): string => `/pictures/projects/${key}/1200.webp`;
