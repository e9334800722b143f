import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { connect, DatabaseConfig, loadConfig, StartupError } from '@phantom/service-kit';
import type { DataSource } from 'typeorm';
import { listingsDataSource } from './data-source.js';
import { readCommandLine, type CommandLine } from './import/command-line.js';
import { describeFailure } from './import/describe-failure.js';
import { importFeed } from './import/import-feed.js';
import { withImportLock } from './import/import-lock.js';
import { Progress } from './import/progress.js';
import { describeSummary } from './import/report/describe-summary.js';
import { ReportFile } from './import/report/report-file.js';

/** Where `npm start` keeps the listings. */
const localDatabase = 'postgres://phantom_listings:phantom-local@127.0.0.1:54329/phantom_listings';
const reportFolder = join('.data', 'reports');

const { stdout, stderr, argv, env } = process;

async function openDatabase(): Promise<DataSource> {
  const given = env['DATABASE_URL'] ?? env['LISTINGS_DATABASE_URL'];
  const { databaseUrl } = loadConfig(DatabaseConfig, { DATABASE_URL: given ?? localDatabase });
  const opening = connect(listingsDataSource(databaseUrl), { patience: 3_000 });
  const dataSource = await (given ? opening : opening.catch(hintAtStart));
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

async function importFile({ file, dryRun }: CommandLine, dataSource: DataSource): Promise<void> {
  const { size } = await stat(file);
  const progress = new Progress(stderr, size);
  let report: ReportFile | undefined;
  const summary = await importFeed(progress.counting(createReadStream(file)), {
    dataSource,
    dryRun,
    onFeed: async ({ name, title }) => {
      stdout.write(`${title} (${name}) from ${file}\n`);
      report = await ReportFile.create(reportFolder, name, new Date());
    },
    onBatch: async (entries, { lines }) => {
      await report?.add(entries);
      progress.tell(lines);
    },
  });
  progress.end(summary.lines);
  await report?.close();
  stdout.write(`\n${describeSummary(summary)}\n\nEvery line: ${report?.path}\n`);
  if (dryRun) stdout.write('Dry run: nothing was stored.\n');
}

async function main(): Promise<void> {
  const commandLine = readCommandLine(argv.slice(2));
  await stat(commandLine.file);
  const dataSource = await openDatabase();
  try {
    await withImportLock(dataSource, () => importFile(commandLine, dataSource));
  } finally {
    await dataSource.destroy();
  }
}

// A reader that has seen enough (`| head`) is no fault.
stdout.on('error', () => undefined);
// What the database does is told in our own words.
Logger.overrideLogger(false);
try {
  await main();
} catch (error) {
  const { text, exitCode } = describeFailure(error, argv[2] ?? '');
  stderr.write(`import: ${text}\n`);
  process.exitCode = exitCode;
}
