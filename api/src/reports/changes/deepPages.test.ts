import { readDeepPage } from './deepPages.ts';

it('reads one page at a time, in the order of the calls, also after one failed', async () => {
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const read = (name: string, until?: Promise<void>) => async () => {
    log.push(`${name} begins`);
    await until;
    log.push(`${name} ends`);
    return name;
  };
  const pages = [
    readDeepPage(read('first', first.promise)),
    readDeepPage(() => Promise.reject(new Error('away'))),
    readDeepPage(read('third')),
  ];
  const settled = Promise.allSettled(pages);
  await new Promise(resolve => setImmediate(resolve));
  expect(log).toEqual(['first begins']);
  first.resolve();
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(['first begins', 'first ends', 'third begins', 'third ends']);
});
