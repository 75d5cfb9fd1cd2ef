// `npm run check`: runs all checks of the code that do not need the running product.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { generateFilesFromApi } from './build/runBuilt.ts';
import { buildStale } from './build.ts';
import { shortenCodegenOutput } from './check/codegenMessage.ts';
import { findBreakingMigrations } from './check/migrations.ts';
import { findModuleCycles } from './check/moduleCycles.ts';
import { findDanglingReferences, readReferenceTargets, type SourceText } from './check/references.ts';
import { findSlowExpressions } from './check/regularExpressions.ts';
import { checkDocuments } from './check/wording/documents.ts';
import { checkWording } from './check/wording.ts';

const run = promisify(execFile);

/** Resolves when the check passes, and rejects with its findings otherwise. */
type CheckStep = () => Promise<unknown>;

const tool =
  (command: string, ...args: string[]): CheckStep =>
  () =>
    run(command, args, { maxBuffer: 64 * 1024 * 1024 });

/** Checks the types of one workspace, incrementally since the last check. */
const checkTypes = (workspace: string): CheckStep =>
  tool('tsc', '--noEmit', '--incremental', '-p', `${workspace}/tsconfig.json`, ...buildInfo(workspace));

const buildInfo = (workspace: string) => ['--tsBuildInfoFile', `.cache/tsc/${workspace}.tsbuildinfo`];

const steps: Record<string, CheckStep> = {
  'format, lint and import rules': tool('biome', 'check', '--error-on-warnings'),
  'types of api': checkTypes('api'),
  'types of web': checkTypes('web'),
  'types of scripts and e2e': checkTypes('scripts'),
  'no module cycles': checkModuleCycles,
  'regular expressions are linear': checkRegularExpressions,
  'wording follows docs/STYLE.md': checkWordingOfProject,
  'no unused code or packages': tool('knip'),
  'no code that only tests use': tool('knip', '--production'),
  'references in comments and documents exist': checkReferences,
  'migrations are backward compatible': async () => report(await findBreakingMigrations()),
  'schema.graphql and the rules of the web are current': checkGeneratedFiles,
  'generated operations are current': checkOperations,
};

async function checkModuleCycles() {
  report(
    findModuleCycles((await projectFiles()).filter(file => /^(api|web)\/.*\.tsx?$/.test(file)).map(read)),
  );
}

async function checkRegularExpressions() {
  const files = (await projectFiles()).filter(file => /^(api|web)\/src\/.*\.tsx?$/.test(file));
  report(await findSlowExpressions(files.filter(file => !file.endsWith('.test.ts')).map(read)));
}

async function checkWordingOfProject() {
  const files = await projectFiles();
  report([
    ...checkWording(files.filter(file => /\.(ts|tsx|mjs)$/.test(file)).map(read)),
    ...checkDocuments(files.filter(file => file.endsWith('.md')).map(read)),
  ]);
}

async function checkReferences() {
  const files = await projectFiles();
  const targets = readReferenceTargets(files);
  const texts = files.filter(file => /\.(ts|tsx|mjs|md|yml|graphql|sql)$/.test(file));
  report(texts.flatMap(path => findDanglingReferences(read(path), targets)));
}

async function projectFiles(): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  return stdout.split('\n').filter(file => existsSync(file));
}

const read = (path: string): SourceText => ({ path, text: readFileSync(path, 'utf8') });

function report(findings: readonly string[]): void {
  if (findings.length > 0) throw new Error(findings.join('\n'));
}

async function checkGeneratedFiles() {
  if ((await buildStale('api')).code !== 0) throw new Error('The api does not build.');
  const files = Object.entries(await generateFilesFromApi());
  const stale = files.filter(
    ([path, content]) => !existsSync(path) || readFileSync(path, 'utf8') !== content,
  );
  report(stale.map(([path]) => `${path} is outdated: run \`npm run codegen\` and commit the result.`));
}

async function checkOperations() {
  await tool('graphql-codegen', '--config', 'codegen.yml', '--check')().catch((error: unknown) => {
    throw new Error(shortenCodegenOutput(formatReason(error)));
  });
}

/** Returns the output of a failed tool, or the message of any other error. */
function formatReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const output = 'stdout' in error && 'stderr' in error ? `${error.stdout}${error.stderr}`.trim() : '';
  return output || error.message;
}

for (const [name, step] of Object.entries(steps)) {
  const started = Date.now();
  const failure = await step().then(
    () => undefined,
    (error: unknown) => ({ reason: formatReason(error) }),
  );
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${failure ? 'failed' : 'ok    '}  ${name} (${seconds} s)`);
  if (failure) {
    console.log(`\n${failure.reason}\n`);
    process.exitCode = 1;
  }
}
