// The api's tests use a real PostgreSQL that scripts/test.ts starts. The web's tests cover pure functions,
// and components that save, in jsdom. Everything that needs layout (grids, pickers, drag and drop) is tested
// in the browser, under e2e/.
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

// The web's tests need a DOM. The other tests run in Node.js itself (scripts/test/inNode.mjs).
const inNode = { testRunner: '<rootDir>/../scripts/test/inNode.mjs' };

const project = name => ({
  displayName: name,
  rootDir: name,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': swc },
});

export default {
  // Ends tests that hang. The tests use real databases on a machine that may be busy. Jest only reads this
  // option here, not in a project.
  testTimeout: 900_000,
  projects: [
    { ...project('api'), ...inNode, roots: ['<rootDir>/src'], setupFilesAfterEnv: ['reflect-metadata'] },
    { ...project('web'), roots: ['<rootDir>/src'] },
    { ...project('scripts'), ...inNode },
    { ...project('torture'), ...inNode },
    { ...project('bench'), ...inNode },
  ],
};
