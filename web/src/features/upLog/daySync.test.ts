import { DaySync } from './daySync';

/** A server whose answers the test gives when it likes. */
function slowServer() {
  const questions: ((answer: string) => void)[] = [];
  const shown: string[] = [];
  const load = () => new Promise<string>(answer => questions.push(answer));
  const sync = new DaySync<string>({ load, show: answer => shown.push(answer) });
  const answer = async (text: string) => {
    questions.shift()?.(text);
    await new Promise(resolve => setTimeout(resolve));
  };
  return { sync, shown, answer, asked: () => questions.length };
}

it('shows what the server answers', async () => {
  const { sync, shown, answer } = slowServer();
  sync.ask();
  await answer('day');
  expect(shown).toEqual(['day']);
});

it('asks once more for all that changed while an answer was awaited', async () => {
  const { sync, shown, answer, asked } = slowServer();
  sync.ask();
  sync.ask();
  sync.ask();
  expect(asked()).toBe(1);
  await answer('first');
  await answer('second');
  expect(asked()).toBe(0);
  expect(shown).toEqual(['first', 'second']);
});

it('throws away an answer that may lack what was saved meanwhile', async () => {
  const { sync, shown, answer } = slowServer();
  sync.ask();
  sync.wrote();
  await answer('without the save');
  await answer('with the save');
  expect(shown).toEqual(['with the save']);
});

it('changes nothing during a drag, and catches up after it', async () => {
  const { sync, shown, answer, asked } = slowServer();
  sync.hold();
  sync.ask();
  expect(asked()).toBe(0);
  sync.release();
  await answer('after the drag');
  expect(shown).toEqual(['after the drag']);
});

it('keeps an answer that comes during a drag until it is over', async () => {
  const { sync, shown, answer } = slowServer();
  sync.ask();
  sync.hold();
  await answer('during the drag');
  expect(shown).toEqual([]);
  sync.release();
  await answer('after the drag');
  expect(shown).toEqual(['after the drag']);
});

it('asks nothing any more once the day is left', async () => {
  const { sync, asked } = slowServer();
  sync.close();
  sync.ask();
  expect(asked()).toBe(0);
});
