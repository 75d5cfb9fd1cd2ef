import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster } from '../cluster.ts';
import { Contender } from '../contender.ts';
import { memoryMb } from '../exporting.ts';
import { median } from '../figures.ts';
import { type Ask, linesOf, type Step } from '../importing.ts';
import { openScreen } from '../notices.ts';
import { printGoals, printTable } from '../print.ts';
import { A_DEAL, grossEdit, HOG_PAGE, type Question, SCREENS } from '../questions.ts';
import { fillHistory, fillStore, newToken, type StoreSize, signIn } from '../store/store.ts';
import { Watch } from './watch.ts';
import { sheets } from './written.ts';

const PEOPLE = 40;
/** How long somebody looks at a screen before opening the next. */
const LOOK_MS = 10_000;
const EDIT_MS = 5_000;
/** How often somebody takes a file along or sends one. */
const FILE_MS = 60_000;
/** Those of them who may, which are the first: a person may send 20 files a day. */
const SENDERS = 2;
const EXPORTS = [
  'changes.csv?start=2021-01-01&end=2025-12-31',
  'hog.xlsx?start=2021-01-01&end=2025-12-31',
  'ticksheet.xlsx?start=2025-11-01&end=2025-11-30',
];
const SAMPLE_MS = 5_000;
const QUARTERS = 4;
/** How far the memory of the last quarter may be above that of the first, as a share of it. */
const MOST_GROWTH = 0.2;

/** Somebody who is signed in. */
interface Person {
  readonly token: string;
  readonly ask: Ask;
}

/**
 * A store at work: forty people open one screen after another and are told of each change, one of them edits gross, and
 * exports, imports and comparisons are made in turn. Prints the memory of each quarter and the longest pause. Linux only.
 */
export async function benchHour(size: StoreSize, minutes: number): Promise<void> {
  const cluster = await Cluster.start();
  const url = await cluster.createDatabase('hour');
  const ours = await Contender.ours(url, newToken());
  const idle = await Contender.floor(url);
  const watch = new Watch(ours, idle);
  const done = new Map<string, number>();
  const count = (name: string) => done.set(name, (done.get(name) ?? 0) + 1);
  const step: Step = async (name, work) => {
    const result = await work();
    count(name);
    return result;
  };
  try {
    await fillStore(url, size);
    await fillHistory(url, size);
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, place) => signedIn(ours, url, place)),
    );
    const [editor] = people;
    if (!editor) throw new Error('Nobody is signed in.');
    const deals = await linesOf(url);
    console.log(`Built ${size.label}.`);
    const until = performance.now() + minutes * 60_000;
    /** Does it again and again until the time is over. */
    const again = async (everyMs: number, work: (turn: number) => Promise<unknown>) => {
      for (let turn = 0; performance.now() < until; turn++) {
        // What is refused is told at the end.
        await work(turn).catch((error: unknown) => count(String(error)));
        await sleep(Math.min(everyMs, Math.max(0, until - performance.now())));
      }
    };
    const files = [
      ...EXPORTS.map(
        path =>
          ({ token }: Person) =>
            step(`export ${path.split('?')[0]}`, () => download(ours, token, path)),
      ),
      ...sheets.map(
        sheet =>
          ({ ask }: Person) =>
            sheet({ ask, deals, years: size.years, step }),
      ),
    ];
    const quarters: { mb: number; pauseMs: number }[] = [];
    await Promise.all([
      ...people.map((person, place) =>
        looking(ours, person, () =>
          again(LOOK_MS, turn => step('screens', () => open(ours, person, screenOf(place + turn)))),
        ),
      ),
      again(EDIT_MS, () => step('edits', () => open(ours, editor, grossEdit(A_DEAL)))),
      again(FILE_MS, async turn => files[turn % files.length]?.(people[turn % SENDERS] ?? editor)),
      (async () => {
        for (let quarter = 0; quarter < QUARTERS; quarter++) {
          quarters.push(await quarterOf(ours, watch, (minutes * 60_000) / QUARTERS));
          console.log(`Quarter ${quarter + 1} is over.`);
        }
      })(),
    ]);
    console.log(`\n${size.label}, ${people.length} people, ${minutes} minutes\n`);
    print(quarters, done);
  } finally {
    watch.stop();
    await ours.stop();
    await idle.stop();
    await cluster.stop();
  }
}

async function signedIn(ours: Contender, url: string, place: number): Promise<Person> {
  const token = newToken();
  await signIn(url, token, place);
  const ask: Ask = async (query, variables = {}) => {
    const { data, errors } = JSON.parse(await send(ours, token, JSON.stringify({ query, variables })));
    if (errors) throw new Error(errors[0].message);
    return data;
  };
  return { token, ask };
}

async function send(ours: Contender, token: string, body: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${ours.address}/graphql`, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
  return text;
}

const screenOf = (turn: number): Question => SCREENS[turn % SCREENS.length] ?? HOG_PAGE;

const open = (ours: Contender, { token }: Person, { body }: Question) => send(ours, token, body());

/** Is told of every change while something goes on. */
async function looking(ours: Contender, { token }: Person, work: () => Promise<void>): Promise<void> {
  const screen = await openScreen(ours.address, token, () => {});
  await work();
  screen.close();
}

async function download(ours: Contender, token: string, path: string): Promise<void> {
  const answer = await fetch(`${ours.address}/api/exports/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok || !answer.body) throw new Error(await answer.text());
  for await (const _ of answer.body);
}

/** The median of the memory that is resident, and the longest pause. */
async function quarterOf(
  { pid }: Contender,
  watch: Watch,
  ms: number,
): Promise<{ mb: number; pauseMs: number }> {
  const samples: number[] = [];
  for (const end = performance.now() + ms; performance.now() < end; await sleep(SAMPLE_MS)) {
    samples.push(memoryMb(pid, 'VmRSS'));
  }
  return { mb: median(samples), pauseMs: await watch.takeMs() };
}

function print(
  quarters: readonly { mb: number; pauseMs: number }[],
  done: ReadonlyMap<string, number>,
): void {
  printTable([
    ['quarter', 'resident memory', 'longest pause'],
    ...quarters.map(({ mb, pauseMs }, at) => [
      String(at + 1),
      `${mb.toFixed(0)} MB`,
      `${pauseMs.toFixed(0)} ms`,
    ]),
  ]);
  console.log('\nDone meanwhile\n');
  printTable([...done].map(([name, times]) => [name, String(times)]));
  const growth = (quarters.at(-1)?.mb ?? Number.NaN) / (quarters[0]?.mb ?? Number.NaN) - 1;
  const ratio = growth / MOST_GROWTH;
  printGoals([
    {
      title: `Memory at the end is at most ${MOST_GROWTH * 100} % above that of the first quarter`,
      lines: [{ name: 'resident memory', ratio, isMet: ratio <= 1 }],
    },
  ]);
}
