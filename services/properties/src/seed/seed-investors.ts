import { DEMO_ACCOUNT_IDS } from '@phantom/service-kit';
import type { StoredFile } from '@phantom/service-kit/files';
import { DocumentReceipt } from '../investment/document-receipt.entity.js';
import { InvestmentChange } from '../investment/investment-change.entity.js';
import { InvestorDistribution } from '../investment/investor-distribution.entity.js';
import { InvestorDocument } from '../investment/investor-document.entity.js';
import { InvestorHolding } from '../investment/investor-holding.entity.js';
import { Project } from '../portfolio/project.entity.js';
import { readDemo } from './demo-files.js';
import type { DocumentDemo, HoldingDemo, InvestorDemo } from './investor-demo.js';
import { renderPaper } from './paper/render-paper.js';
import { isKnownFile, seedFile, type SeedContext } from './seed-file.js';

/** Whose rows are there, or were there and were removed by employees, is left as it is. */
export async function seedInvestors(context: SeedContext): Promise<void> {
  const { manager } = context;
  for (const demo of await readDemo<InvestorDemo[]>('investors.json')) {
    const own = { accountId: accountOf(demo) };
    const isKnown =
      (await manager.existsBy(InvestorHolding, own)) ||
      (await manager.existsBy(InvestmentChange, own));
    if (isKnown) await refillFiles(context, demo);
    else await addInvestor(context, demo);
  }
}

async function addInvestor(context: SeedContext, demo: InvestorDemo): Promise<void> {
  const holdings = new Map<string, number>();
  for (const holding of demo.holdings) {
    holdings.set(holding.key, await addHolding(context, accountOf(demo), holding));
  }
  for (const document of demo.documents) {
    await addDocument(context, demo, document, holdings.get(document.holding));
  }
}

async function addHolding(
  { manager }: SeedContext,
  accountId: number,
  { project: slug, distributions, property, address, committed, contributed, as_of }: HoldingDemo,
): Promise<number> {
  const project = slug && (await manager.findOneByOrFail(Project, { slug }));
  const about = { accountId, property, address, projectId: project ? project.id : null };
  const { id } = await manager.save(
    manager.create(InvestorHolding, { ...about, committed, contributed, asOf: as_of }),
  );
  const paid = distributions.map(({ paid_on, amount, kind }) => ({
    ...{ holdingId: id, paidOn: paid_on, amount, kind },
  }));
  await manager.insert(InvestorDistribution, paid);
  return id;
}

async function addDocument(
  context: SeedContext,
  investor: InvestorDemo,
  demo: DocumentDemo,
  holdingId: number | undefined,
): Promise<void> {
  const { manager } = context;
  const [accountId, accountName] = [accountOf(investor), investor.name];
  const { id: fileId } = await keepFile(context, investor, demo);
  const { year, title, kind, added, read } = demo;
  const createdAt = new Date(added);
  const about = { accountId, holdingId, year, title, kind, fileId, createdAt };
  const { id: documentId } = await manager.save(manager.create(InvestorDocument, about));
  if (!read) return;
  const [firstOpenedAt, lastOpenedAt] = [new Date(read.first), new Date(read.last)];
  const opened = { documentId, accountId, accountName, firstOpenedAt, lastOpenedAt };
  await manager.insert(DocumentReceipt, { ...opened, times: read.times });
}

/** Files whose bytes were lost come back; those of removed documents do not. */
async function refillFiles(context: SeedContext, investor: InvestorDemo): Promise<void> {
  for (const demo of investor.documents) {
    if (await isKnownFile(context, folderOf(investor), demo.title)) {
      await keepFile(context, investor, demo);
    }
  }
}

const accountOf = ({ name }: InvestorDemo): number => DEMO_ACCOUNT_IDS[name];

const folderOf = (investor: InvestorDemo): string => `investor-${accountOf(investor)}`;

const KIND_NAMES = {
  statement: 'Statement',
  tax_form: 'Tax form',
  agreement: 'Agreement',
  notice: 'Notice',
};

const keepFile = (
  context: SeedContext,
  investor: InvestorDemo,
  { title, kind, added, year, paragraphs }: DocumentDemo,
): Promise<StoredFile> =>
  seedFile(context, folderOf(investor), title, () =>
    renderPaper({
      title,
      kind: KIND_NAMES[kind],
      date: new Date(added),
      write: (paper) => {
        paper.facts([
          ['Investor', investor.name],
          ['Year', String(year)],
        ]);
        paragraphs.forEach((paragraph) => paper.paragraph(paragraph));
      },
    }),
  );
