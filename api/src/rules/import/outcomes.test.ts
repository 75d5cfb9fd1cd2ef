import { countOutcomes, judgeLines, type LineRead, type Stored } from './outcomes.ts';

const line = (at: number, says: Record<string, unknown>, more: Partial<LineRead> = {}): LineRead => ({
  line: at,
  key: 1001,
  says,
  problems: [],
  ...more,
});

const NOTHING: Stored = new Map();
const stored: Stored = new Map([[1001, { customerName: 'Ada', frontGross: 100, notes: '' }]]);
const outcomesOf = (lines: readonly LineRead[], there: Stored) =>
  judgeLines(lines, there).map(({ outcome }) => outcome);

describe('a line of a file', () => {
  it('is new while its number is free', () => {
    expect(outcomesOf([line(2, { customerName: 'Ada' })], NOTHING)).toEqual(['NEW']);
  });

  it('is unchanged when what it says is stored, whatever else is', () => {
    expect(outcomesOf([line(2, { customerName: 'Ada' })], stored)).toEqual(['UNCHANGED']);
    expect(outcomesOf([line(2, {})], stored)).toEqual(['UNCHANGED']);
  });

  it('differs in the fields of which something else is stored', () => {
    const [judged] = judgeLines([line(2, { customerName: 'Ada', frontGross: 0, notes: 'x' })], stored);
    expect(judged).toMatchObject({ outcome: 'DIFFERS', differing: ['frontGross', 'notes'] });
  });

  it('is refused with what is wrong with it, even when its deal is there', () => {
    const problems = [{ field: 'frontGross', message: 'Front Gross is no amount.' }];
    const [judged] = judgeLines([line(2, {}, { problems })], stored);
    expect(judged).toMatchObject({ outcome: 'REFUSED', problems });
  });

  it('is refused when it names nothing', () => {
    expect(outcomesOf([line(2, {}, { key: null }), line(3, {}, { key: null })], NOTHING)).toEqual([
      'REFUSED',
      'REFUSED',
    ]);
  });
});

describe('lines of one number', () => {
  it('that say the same are one deal', () => {
    const lines = [line(2, { customerName: 'Ada' }), line(3, { customerName: 'Ada' })];
    expect(outcomesOf(lines, NOTHING)).toEqual(['NEW', 'UNCHANGED']);
  });

  it('that contradict each other are all refused, each naming another', () => {
    const lines = [line(2, { frontGross: 1 }), line(3, { frontGross: 1 }), line(4, { frontGross: 2 })];
    const messages = judgeLines(lines, NOTHING).map(({ outcome, problems }) => [
      outcome,
      problems[0]?.message,
    ]);
    expect(messages).toEqual([
      ['REFUSED', 'Line 4 names the same and says something else.'],
      ['REFUSED', 'Line 2 names the same and says something else.'],
      ['REFUSED', 'Line 2 names the same and says something else.'],
    ]);
  });

  it('contradict each other where one says more', () => {
    expect(outcomesOf([line(2, { frontGross: 1 }), line(3, {})], NOTHING)).toEqual(['REFUSED', 'REFUSED']);
  });

  it('contradict each other where one cannot be read, so that no half of them comes in', () => {
    const unread = line(
      3,
      { frontGross: 1 },
      { problems: [{ field: 'backGross', message: 'It is no amount.' }] },
    );
    expect(outcomesOf([line(2, { frontGross: 1 }), unread], NOTHING)).toEqual(['REFUSED', 'REFUSED']);
  });

  it('leave other numbers alone', () => {
    const lines = [line(2, { frontGross: 1 }), line(3, { frontGross: 2 }), line(4, {}, { key: 1002 })];
    const judged = judgeLines(lines, NOTHING);
    expect(judged.map(({ outcome }) => outcome)).toEqual(['REFUSED', 'REFUSED', 'NEW']);
    expect(countOutcomes(judged)).toEqual({ NEW: 1, UNCHANGED: 0, DIFFERS: 0, REFUSED: 2 });
  });
});
