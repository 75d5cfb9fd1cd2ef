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

// The web's tests want a document; the others run in Node itself (scripts/test/inNode.mjs).
const inNode = { testRunner: '<rootDir>/../scripts/test/inNode.mjs' };

const project = name => ({
  displayName: name,
  rootDir: name,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': swc },
});

export default {
  // To end what hangs: real databases, on a machine that may do other things too. Jest reads it here alone, of no project.
  testTimeout: 900_000,
  projects: [
    { ...project('api'), ...inNode, roots: ['<rootDir>/src'], setupFilesAfterEnv: ['reflect-metadata'] },
    { ...project('web'), roots: ['<rootDir>/src'] },
    { ...project('scripts'), ...inNode },
    { ...project('torture'), ...inNode },
    { ...project('bench'), ...inNode },
  ],
};
