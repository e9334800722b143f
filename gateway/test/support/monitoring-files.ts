import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const FOLDER = fileURLToPath(new URL('../../../deploy/monitoring/', import.meta.url));

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  annotations?: { runbook: string };
}

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

/** The monitoring files of the site. */
export interface Monitoring {
  rules: Rule[];
  /** All expressions of rules and panels. */
  expressions: string[];
}

/** @throws Error if one of the files cannot be parsed */
export const readMonitoring = async (): Promise<Monitoring> => {
  const files = await readdir(FOLDER, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.yml'))) parse(await text(file));
  const ruleFiles = ['slo-rules.yml', 'alerts.yml'].map(async (file) => {
    const { groups } = parse(await text(file)) as { groups: { rules: Rule[] }[] };
    return groups.flatMap(({ rules }) => rules);
  });
  const rules = (await Promise.all(ruleFiles)).flat();
  const boards = files.filter((name) => name.endsWith('.json'));
  const panels = await Promise.all(boards.map(async (name) => dashboard(await text(name))));
  return { rules, expressions: [...rules.map(({ expr }) => expr), ...panels.flat()] };
};

const text = (file: string): Promise<string> => readFile(`${FOLDER}${file}`, 'utf8');

const dashboard = (json: string): string[] =>
  (JSON.parse(json) as Dashboard).panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr),
  );

const SELECTOR = /([a-z_:][\w:]*)\{([^}]*)\}/gi;

/** The metrics of an expression, with the labels that it selects by. */
export const askedOf = (expression: string): Map<string, string[]> => {
  const asked = new Map<string, string[]>();
  for (const [, name = '', selector = ''] of expression.matchAll(SELECTOR)) {
    const labels = [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
    asked.set(name, labels);
  }
  const bare = expression
    .replace(SELECTOR, ' ')
    .replace(/\[[^\]]*\]|"[^"]*"/g, ' ')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  for (const [name] of bare.matchAll(/[a-z][a-z0-9]*(?:[_:][a-z0-9_:]+)+(?!\s*\(|\w)|\bup\b/gi)) {
    asked.set(name, asked.get(name) ?? []);
  }
  return asked;
};

/** The labels by which an expression aggregates. */
export const groupedBy = (expression: string): string[] =>
  [...expression.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/\s*,\s*/));
