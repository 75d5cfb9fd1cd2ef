import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;
const quietArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page exists only for seconds, so V8's background threads for compilation and garbage collection cost
  // more time than they save.
  '--js-flags=--single-threaded',
];

/**
 * `x.spec.ts` runs in both projects. `x.desktop.spec.ts` and `x.phone.spec.ts` run only in the project that
 * they name.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Ends tests that hang. A busy machine takes many times as long as usual.
  timeout: 900_000,
  expect: { timeout: 60_000, toPass: { timeout: 180_000 } },
  use: {
    // Reports a click on an element that never appears long before the test's timeout.
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Responses of a service worker would bypass the routes with which tests change the network.
    serviceWorkers: 'block',
    // Recording every test would take a third of the time of a run. Use `--trace on` to record a run by hand.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_EXECUTABLE,
      env: { ...definedVariables(), ...JSON.parse(process.env.CHROMIUM_ENV ?? '{}') },
      args: isRoot ? ['--no-sandbox', ...quietArgs] : quietArgs,
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
