import { ContentEntry } from '@phantom/content-editing';
import type { StoredFile } from '@phantom/files';
import { DEMO_ACCOUNT_IDS, type DemoAccountName } from '@phantom/service-kit';
import {
  DocumentReceipt,
  InvestmentChange,
  InvestorDistribution,
  InvestorDocument,
  InvestorDocumentVersion,
  InvestorHolding,
  type DistributionKind,
  type InvestorDocumentKind,
} from '../investments/common/investment.entity.js';
import { PROJECT } from '../portfolio/project.type.js';
import { readDemo } from './demo-files.js';
import { renderPdf } from './pdf/render-pdf.js';
import { isKnownFile, seedFile, type SeedContext } from './seed-file.js';

/** An entry of demo/investors.json. */
interface InvestorDemo {
  /** The name of the account. */
  name: DemoAccountName;
  holdings: HoldingDemo[];
  documents: DocumentDemo[];
}

interface HoldingDemo {
  /** The `holding` of its documents. */
  key: string;
  property: string;
  address: string | null;
  /** The slug of the project in the portfolio. */
  project: string | null;
  committed: string;
  contributed: string;
  /** `YYYY-MM-DD` */
  as_of: string;
  distributions: { paid_on: string; amount: string; kind: DistributionKind }[];
}

interface DocumentDemo {
  title: string;
  year: number;
  kind: InvestorDocumentKind;
  holding: string;
  added: string;
  paragraphs: string[];
  read?: { first: string; last: string; times: number };
}

/** Skips an investor who has rows, or had rows that employees removed. Only lost files are drawn again. */
export async function seedInvestors(context: SeedContext): Promise<void> {
  const { manager } = context;
  for (const demo of await readDemo<InvestorDemo[]>('investors.json')) {
    const own = { accountId: accountOf(demo) };
    const isKnown =
      (await manager.existsBy(InvestorHolding, own)) ||
      (await manager.existsBy(InvestmentChange, own));
    if (isKnown) await restoreFiles(context, demo);
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
  const project =
    slug && (await manager.findOneByOrFail(ContentEntry, { type: PROJECT.name, key: slug }));
  const columns = { accountId, property, address, projectId: project ? project.number : null };
  const { id } = await manager.save(
    manager.create(InvestorHolding, { ...columns, committed, contributed, asOf: as_of }),
  );
  const paid = distributions.map(({ paid_on, amount, kind }) => ({
    holdingId: id,
    paidOn: paid_on,
    amount,
    kind,
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
  const { id: fileId } = await storeFile(context, investor, demo);
  const { year, title, kind, added, read } = demo;
  const createdAt = new Date(added);
  const columns = { accountId, holdingId, year, title, kind, fileId, createdAt };
  const { id: documentId } = await manager.save(manager.create(InvestorDocument, columns));
  await manager.insert(InvestorDocumentVersion, { documentId, number: 1, fileId, createdAt });
  if (!read) return;
  const [firstOpenedAt, lastOpenedAt] = [new Date(read.first), new Date(read.last)];
  const opened = { documentId, fileId, accountId, accountName, firstOpenedAt, lastOpenedAt };
  await manager.insert(DocumentReceipt, { ...opened, times: read.times });
}

/** Draws files again whose bytes were lost, except those of removed documents. */
async function restoreFiles(context: SeedContext, investor: InvestorDemo): Promise<void> {
  for (const demo of investor.documents) {
    if (await isKnownFile(context, folderOf(investor), demo.title)) {
      await storeFile(context, investor, demo);
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

const storeFile = (
  context: SeedContext,
  investor: InvestorDemo,
  { title, kind, added, year, paragraphs }: DocumentDemo,
): Promise<StoredFile> =>
  seedFile(context, folderOf(investor), title, () =>
    renderPdf({
      title,
      kind: KIND_NAMES[kind],
      date: new Date(added),
      write: (pdf) => {
        pdf.facts([
          ['Investor', investor.name],
          ['Year', String(year)],
        ]);
        paragraphs.forEach((paragraph) => pdf.paragraph(paragraph));
      },
    }),
  );
