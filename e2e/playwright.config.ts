import { defineConfig, devices } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { requireHeadlessChromium } from '../tools/browser/chromium.js';
import { browserArgs } from './fixtures/browser-args.js';
import { e2ePort, e2eDataDir, mailSettings, patience, publishing } from './fixtures/stack.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `npm test` tries again what failed, and names it; who works on one test wants to see it fail. */
const triesAgain = Boolean(process.env.CI);

/** The tests of second sites wait for commands and deadlines. They begin first, so that no core is idle at the end. */
const deployments = [
  'broken-versions',
  'changed-files',
  'deploy',
  'deploy-refusals',
  'gone-files',
  'override',
  'status',
].map((name) => `${name}.e2e-spec.ts`);

export default defineConfig({
  testDir: './specs',
  globalSetup: './fixtures/mail-server.ts',
  outputDir: `${root}.data/test-results`,
  // One set for all machines: the fonts are the site's own.
  snapshotPathTemplate: '{testDir}/../looks/{arg}{ext}',
  fullyParallel: false,
  // The projects begin in this order.
  projects: [
    { name: 'deployments', testMatch: deployments },
    { name: 'site', testMatch: '*.e2e-spec.ts', testIgnore: deployments },
  ],
  // One more than a small machine has cores: tests wait for deadlines and commands as much as they work.
  workers: 3,
  forbidOnly: true,
  retries: triesAgain ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `${root}.data/reports/browser.json` }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${e2ePort}`,
    // Recorded at the second attempt where there is one; pictures of every moment would cost a fifth of the time.
    trace: { mode: triesAgain ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: requireHeadlessChromium(), args: browserArgs },
  },
  webServer: {
    command: `node tools/start.mjs --data-dir ${e2eDataDir} --port ${e2ePort} --postgres-port ${e2ePort + 200} --pictures samples`,
    cwd: root,
    env: {
      ...patience,
      ...publishing,
      // All visitors come from one address, and fill in forms faster than people do.
      FORM_LIMIT: '1000',
      READ_LIMIT: '100000',
      FORM_MIN_ELAPSED: '0',
      ...mailSettings,
      // Milliseconds: tests wait for mails.
      MAIL_INTERVAL: '100',
      NOTICE_DELAY: '0',
    },
    url: `http://localhost:${e2ePort}/health/ready`,
    timeout: 480_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
});
