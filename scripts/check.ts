// `npm run check`: every check of the code that does not need the running product.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { generateFilesFromApi } from './build/filesFromApi.ts';
import { buildStale } from './build.ts';
import { danglingReferences, libraryOf, type Source } from './check/citations.ts';
import { breakingMigrations } from './check/migrations.ts';
import { slowExpressions } from './check/regularExpressions.ts';
import { roomsInCircles } from './check/rooms.ts';
import { whatIsStale } from './check/stale.ts';
import { checkWording } from './check/wording.ts';

const run = promisify(execFile);

/** Resolves when all is well; throws the findings otherwise. */
type Step = () => Promise<unknown>;

const tool =
  (command: string, ...args: string[]): Step =>
  () =>
    run(command, args, { maxBuffer: 64 * 1024 * 1024 });

/** Checks the types of one workspace. Only what changed since the last check is checked again. */
const checkTypes = (workspace: string): Step =>
  tool('tsc', '--noEmit', '--incremental', '-p', `${workspace}/tsconfig.json`, ...buildInfo(workspace));

const buildInfo = (workspace: string) => ['--tsBuildInfoFile', `.cache/tsc/${workspace}.tsbuildinfo`];

const steps: Record<string, Step> = {
  'format, lint and import rules': tool('biome', 'check', '--error-on-warnings'),
  'types of api': checkTypes('api'),
  'types of web': checkTypes('web'),
  'types of scripts and e2e': checkTypes('scripts'),
  'rooms do not circle': roomsDoNotCircle,
  'regular expressions are linear': expressionsAreLinear,
  'wording follows docs/STYLE.md': checkWordingOfProject,
  'no unused code or packages': tool('knip'),
  'nothing that only tests use': tool('knip', '--production'),
  'what comments and documents refer to is there': referencesLeadSomewhere,
  'migrations only expand': async () => report(await breakingMigrations()),
  'schema.graphql and the rules of the web are current': filesFromApiAreCurrent,
  'generated operations are current': operationsAreCurrent,
};

async function roomsDoNotCircle() {
  report(roomsInCircles((await projectFiles()).filter(file => /^(api|web)\/.*\.tsx?$/.test(file)).map(read)));
}

async function expressionsAreLinear() {
  const files = (await projectFiles()).filter(file => /^(api|web)\/src\/.*\.tsx?$/.test(file));
  report(await slowExpressions(files.filter(file => !file.endsWith('.test.ts')).map(read)));
}

async function checkWordingOfProject() {
  report(checkWording((await projectFiles()).filter(file => /\.(ts|tsx|mjs)$/.test(file)).map(read)));
}

async function referencesLeadSomewhere() {
  const files = await projectFiles();
  const library = libraryOf(files);
  const texts = files.filter(file => /\.(ts|tsx|mjs|md|yml|graphql|sql)$/.test(file));
  report(texts.flatMap(path => danglingReferences(read(path), library)));
}

async function projectFiles(): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  return stdout.split('\n').filter(file => existsSync(file));
}

const read = (path: string): Source => ({ path, text: readFileSync(path, 'utf8') });

function report(findings: readonly string[]): void {
  if (findings.length > 0) throw new Error(findings.join('\n'));
}

async function filesFromApiAreCurrent() {
  if ((await buildStale('api')).code !== 0) throw new Error('The api does not build.');
  const files = Object.entries(await generateFilesFromApi());
  const stale = files.filter(
    ([path, content]) => !existsSync(path) || readFileSync(path, 'utf8') !== content,
  );
  report(
    stale.map(([path]) => `${path} is not what the api says: run \`npm run codegen\` and commit the result.`),
  );
}

async function operationsAreCurrent() {
  await tool('graphql-codegen', '--config', 'codegen.yml', '--check')().catch((error: unknown) => {
    throw new Error(whatIsStale(reasonOf(error)));
  });
}

/** The output of a failed tool, the message of anything else. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const output = 'stdout' in error && 'stderr' in error ? `${error.stdout}${error.stderr}`.trim() : '';
  return output || error.message;
}

for (const [name, step] of Object.entries(steps)) {
  const started = Date.now();
  const failure = await step().then(
    () => undefined,
    (error: unknown) => ({ reason: reasonOf(error) }),
  );
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${failure ? 'failed' : 'ok    '}  ${name} (${seconds} s)`);
  if (failure) {
    console.log(`\n${failure.reason}\n`);
    process.exitCode = 1;
  }
}
