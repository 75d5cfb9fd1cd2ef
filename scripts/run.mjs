// Runs a task of the project: `node scripts/run.mjs <task> [arguments]` runs scripts/<task>.ts. This file is
// plain JavaScript, because it runs on the Node of the machine (20 or newer). It installs the packages that
// the task needs, including the project's Node 24, which then runs the task.
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { endLike, runToEnd } from './process/child.mjs';
import { ensureInstalled } from './process/install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [task = '', ...args] = process.argv.slice(2);
/** The tasks that only need the packages that build and run the product. */
const PRODUCT_TASKS = ['start', 'backup', 'restore', 'verify', 'admin'];
const script = join(root, 'scripts', `${task}.ts`);

process.chdir(root);
if (!/^[a-z]+$/i.test(task) || !existsSync(script)) {
  console.error(`Unknown task "${task}". See "scripts" in package.json.`);
  process.exitCode = 1;
} else {
  const installed = await ensureInstalled(root, PRODUCT_TASKS.includes(task) ? 'product' : 'all');
  endLike(installed.code === 0 ? await run() : installed);
}

async function run() {
  const tools = join(root, 'node_modules', '.bin');
  const ownNode = join(tools, process.platform === 'win32' ? 'node.cmd' : 'node');
  const node = existsSync(ownNode) ? ownNode : process.execPath;
  if (node === process.execPath && Number(process.versions.node.split('.')[0]) < 24) {
    console.error(
      'This project does not include Node 24 for this kind of machine. Please install Node 24 or newer.',
    );
    return { code: 1, signal: null };
  }
  const env = { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}` };
  return runToEnd(node, ['--disable-warning=ExperimentalWarning', script, ...args], { env });
}
