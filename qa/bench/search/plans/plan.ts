/** The part of a JSON plan node of PostgreSQL that describes reads. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** An executed statement with its plan. */
export interface LoggedPlan {
  'Query Text': string;
  Plan: PlanNode;
}

/** All nodes of a plan, the outermost first. */
export function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Rows of tables that a statement read, including discarded ones. */
export function rowsRead({ Plan }: LoggedPlan): number {
  const scans = nodesOf(Plan).filter((node) => node['Relation Name'] && isScan(node));
  return scans.reduce((sum, node) => sum + rowsOf(node) * (node['Actual Loops'] ?? 1), 0);
}

const rowsOf = (node: PlanNode): number =>
  (node['Actual Rows'] ?? 0) +
  (node['Rows Removed by Filter'] ?? 0) +
  (node['Rows Removed by Index Recheck'] ?? 0);

const isSequential = (node: PlanNode): boolean => node['Node Type'] === 'Seq Scan';

const isScan = (node: PlanNode): boolean => node['Node Type'].endsWith('Scan');

/** The access method of a statement: `Index Scan listing_pkey`, `Seq Scan listing`; undefined when it read no table. */
export function scansOf({ Plan }: LoggedPlan): string[] {
  return nodesOf(Plan)
    .filter((node) => isScan(node) && (node['Relation Name'] ?? node['Index Name']))
    .map((node) => {
      const scan = `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name']}`;
      return isSequential(node) && rowsOf(node) === 0 ? `${scan} (empty)` : scan;
    });
}

/** The tables that a statement scanned sequentially, except those of which it read one row at most: no index is faster. */
export function sequentiallyRead({ Plan }: LoggedPlan): string[] {
  return nodesOf(Plan)
    .filter((node) => isSequential(node) && rowsOf(node) * (node['Actual Loops'] ?? 1) > 1)
    .map((node) => node['Relation Name'] ?? '');
}
