import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: what V8 compiles and tidies up beside it in threads costs more than it gives.
  '--js-flags=--single-threaded',
];

/** `x.spec.ts` runs on both, `x.desktop.spec.ts` and `x.phone.spec.ts` on theirs only. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // To end what hangs: a busy machine takes many times as long.
  timeout: 900_000,
  expect: { timeout: 60_000, toPass: { timeout: 180_000 } },
  use: {
    // A click on what never comes ends long before the test does.
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // What a worker answers passes by the routes by which tests change what comes over the line.
    serviceWorkers: 'block',
    // Recording every test costs a third of its time. By hand: `--trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_EXECUTABLE,
      env: { ...definedVariables(), ...JSON.parse(process.env.CHROMIUM_ENV ?? '{}') },
      args: isRoot ? ['--no-sandbox', ...quiet] : quiet,
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});

function definedVariables(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
