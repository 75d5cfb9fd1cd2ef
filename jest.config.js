// The api's tests run against a real PostgreSQL that scripts/test.ts starts. The web's are pure functions; what saves is
// tested as components, in jsdom.
// Whatever needs layout (grids, pickers, drag) is tested in the browser, under e2e/.
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: false,
        useDefineForClassFields: true,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'es6' },
  },
];

const project = name => ({
  displayName: name,
  testTimeout: 30_000, // real databases on a machine that does other things too
  rootDir: name,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': swc },
});

export default {
  // A real database on a busy machine may take its time.
  testTimeout: 30_000,
  projects: [
    { ...project('api'), setupFiles: ['reflect-metadata'] },
    project('web'),
    { ...project('scripts'), roots: ['<rootDir>'] },
    { ...project('torture'), roots: ['<rootDir>'] },
    { ...project('bench'), roots: ['<rootDir>'] },
  ],
};
