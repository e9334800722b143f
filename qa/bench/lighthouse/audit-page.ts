import lighthouse, { type Result as LighthouseResult } from 'lighthouse';

/** The categories in the order of their columns. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audit {
  id: string;
  title: string;
  /** From 0 up to but not including 1. */
  score: number;
  category: string;
  /** The findings of the audit; a selector or an address for each one. */
  details: string[];
}

export interface PageAudit {
  /** 0 to 100, by category. */
  scores: Record<string, number>;
  /** The audits below 100. */
  failed: Audit[];
}

/** Runs Lighthouse on one page with its simulated phone, slow network and processor. */
export async function auditPage(url: string, port: number): Promise<PageAudit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse had no result for ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);

  const score = (id: string) => Math.round((result.lhr.categories[id]?.score ?? 0) * 100);
  return {
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, score(id)])),
    failed: CATEGORIES.flatMap((id) => failedAudits(result.lhr, id)),
  };
}

function failedAudits({ categories, audits }: LighthouseResult, category: string): Audit[] {
  return (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return [];
    const { title, score, details, explanation } = audit;
    const found = [...(explanation ? [explanation] : []), ...detailsOf(details)];
    return [{ id, title, score, category, details: found }];
  });
}

interface DetailItem {
  node?: { selector?: string; snippet?: string };
  url?: string;
  source?: { url?: string };
  description?: string;
}

function detailsOf(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as { items?: DetailItem[] };
  return items.flatMap(({ node, url, source, description }) => {
    const text = node?.selector ?? description ?? url ?? source?.url;
    return text === undefined ? [] : [node?.snippet ? `${text} — ${node.snippet}` : text];
  });
}
