import { median } from './figures.ts';
import { type Question, questionOf } from './questions.ts';
import type { Stand } from './stand.ts';

const ROUNDS = 9;
const LOOKS = 10;

/**
 * How long the month's Hog list takes while an analyst queries years without a pause, as a multiple of how long it takes
 * alone: the median over rounds that take turns.
 */
export async function hogBesideAnalyst(stand: Stand): Promise<number> {
  const hog = questionOf('Hog, a page');
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await waitFor(stand, hog);
    ratios.push((await whileAnalysed(stand, () => waitFor(stand, hog))) / alone);
  }
  return median(ratios);
}

/** Milliseconds until the answer is there, computed anew. */
async function waitFor(stand: Stand, question: Question): Promise<number> {
  const times: number[] = [];
  for (let look = 0; look < LOOKS; look++) {
    await stand.change();
    const began = performance.now();
    await stand.ours.answer(question);
    times.push(performance.now() - began);
  }
  return median(times);
}

async function whileAnalysed<Result>(stand: Stand, work: () => Promise<Result>): Promise<Result> {
  const analyst = stand.ours.another();
  let isOver = false;
  const querying = (async () => {
    while (!isOver) await analyst.answer(questionOf('year by month and team'));
  })();
  try {
    return await work();
  } finally {
    isOver = true;
    await querying;
    analyst.close();
  }
}
