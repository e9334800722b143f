import { resolve } from 'node:path';
import { Logger } from '@nestjs/common';
import { connect, loadConfig, StartupError } from '@phantom/service-kit';
import type { DataSource } from 'typeorm';
import { listingsDataSource } from './data-source.js';
import { readCommandLine, type CommandLine } from './import/command-line.js';
import { describeFailure } from './import/describe-failure.js';
import { FeedFile } from './import/feed-file.js';
import { ImportConfig } from './import/import.config.js';
import { importFeed, type ImportOptions } from './import/import-feed.js';
import { withImportLock } from './import/import-lock.js';
import { Progress } from './import/progress.js';
import { describeSummary, type ImportSummary } from './import/import-summary.js';
import { importFromWebApi } from './import/reso/import-reso.js';
import { ResoConfig } from './import/reso/reso.config.js';
import { importSalesFile, isSalesFile } from './import/sales-file.js';
import { ReportFile } from './import/import-report.js';

/** The database of `npm start`. */
const localDatabase =
  'postgres://phantom_listings_serving:phantom-local@127.0.0.1:54329/phantom_listings';

const { stdout, stderr, argv, env } = process;
const isInFile = Boolean(env['DATABASE_URL_FILE']);
const givenDatabase = env['DATABASE_URL'] || env['LISTINGS_DATABASE_URL'];

async function openDatabase(url: string): Promise<DataSource> {
  const opening = connect(listingsDataSource(url), { patience: 3_000 });
  const dataSource = await (isInFile || givenDatabase ? opening : opening.catch(hintAtStart));
  if (await dataSource.showMigrations())
    throw new StartupError('The database is not migrated yet: run npm start once');
  return dataSource;
}

function hintAtStart(error: unknown): never {
  if (!(error instanceof StartupError)) throw error;
  throw new StartupError(
    'PostgreSQL is not up: run npm start first and leave it running, or set LISTINGS_DATABASE_URL',
  );
}

interface Import extends Pick<ImportOptions, 'dataSource' | 'dryRun' | 'maxVanishedShare'> {
  reportsDir: string;
}

type Callbacks = Pick<ImportOptions, 'onFeed' | 'onBatch' | 'onMissing'>;

/** Runs an import, and writes its progress, summary and report. @param from where the listings come from, for people */
async function reportImport(
  from: string,
  { reportsDir, dryRun }: Import,
  progress: Progress,
  run: (callbacks: Callbacks) => Promise<ImportSummary>,
): Promise<void> {
  let report: ReportFile | undefined;
  try {
    const summary = await run({
      onFeed: async ({ name, title }) => {
        stdout.write(`${title} (${name}) from ${from}\n`);
        report = await ReportFile.create(reportsDir, name, new Date());
      },
      onBatch: async (entries, { lines }) => {
        await report?.add(entries);
        progress.report(lines);
      },
      onMissing: async (missing) => report?.addMissing(missing),
    });
    progress.end(summary.lines);
    stdout.write(`\n${describeSummary(summary)}\n\n`);
    if (dryRun) stdout.write('Dry run: nothing was stored.\n');
    if (summary.refusal) throw summary.refusal;
  } finally {
    await report?.close();
    if (report) stdout.write(`Report: ${report.path}\n`);
  }
}

async function importFile(path: string, file: FeedFile, options: Import): Promise<void> {
  const progress = new Progress(stderr, file.size * 2);
  const counted = { read: () => progress.counting(file.read()) };
  await reportImport(path, options, progress, (callbacks) =>
    importFeed(counted, { ...options, ...callbacks }),
  );
}

async function importWebApi(config: ResoConfig, isFull: boolean, options: Import): Promise<void> {
  const progress = new Progress(stderr, 0);
  await reportImport(new URL(config.resoUrl).host, options, progress, (callbacks) =>
    importFromWebApi({
      ...options,
      ...callbacks,
      ...{ config, isFull, folder: options.reportsDir },
      onScope: (since) =>
        stdout.write(since ? `Changes since ${since.toISOString()}\n` : 'All listings\n'),
      onPage: (records) => progress.report(records),
    }),
  );
}

async function importSales(options: Import & { path: string }): Promise<void> {
  stdout.write(`Recorded sales of New York from ${options.path}\n`);
  const { summary, report } = await importSalesFile({ ...options, now: new Date() });
  stdout.write(`\n${summary}\n\n`);
  if (options.dryRun) stdout.write('Dry run: nothing was stored.\n');
  stdout.write(`Report: ${report}\n`);
}

async function main(commandLine: CommandLine): Promise<void> {
  // DATABASE_URL_FILE has precedence over the other settings.
  const settings = isInFile ? env : { ...env, DATABASE_URL: givenDatabase ?? localDatabase };
  const { file: path, isFull } = commandLine;
  if (path === null) {
    const config = loadConfig(ResoConfig, settings);
    await withDatabase(config, commandLine, (options) => importWebApi(config, isFull, options));
    return;
  }
  const config = loadConfig(ImportConfig, settings);
  const file = await FeedFile.open(path);
  try {
    const isOfSales = await isSalesFile(path);
    await withDatabase(config, commandLine, (options) =>
      isOfSales ? importSales({ ...options, path }) : importFile(path, file, options),
    );
  } finally {
    await file.close();
  }
}

async function withDatabase(
  { databaseUrl, importMaxVanishedShare, importReportsDir }: ImportConfig,
  { dryRun, maxVanished }: CommandLine,
  work: (options: Import) => Promise<void>,
): Promise<void> {
  const dataSource = await openDatabase(databaseUrl);
  const maxVanishedShare = maxVanished ?? importMaxVanishedShare;
  const options = { dataSource, dryRun, maxVanishedShare, reportsDir: resolve(importReportsDir) };
  await withImportLock(dataSource, () => work(options)).finally(() => dataSource.destroy());
}

// A reader that closes the pipe (`| head`) is not an error.
stdout.on('error', () => undefined);
// TypeORM and Nest must not log: the command prints its own messages.
Logger.overrideLogger(false);
let path = '';
try {
  const commandLine = readCommandLine(argv.slice(2));
  path = commandLine.file ?? 'Web API';
  await main(commandLine);
} catch (error) {
  const { text, exitCode } = describeFailure(error, path);
  stderr.write(`import: ${text}\n`);
  process.exitCode = exitCode;
}
