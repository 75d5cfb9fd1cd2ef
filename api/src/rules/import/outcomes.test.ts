import { classifyLines, countOutcomes, type ParsedLine, type StoredItems } from './outcomes.ts';

const line = (
  at: number,
  fieldValues: Record<string, unknown>,
  more: Partial<ParsedLine> = {},
): ParsedLine => ({
  line: at,
  key: 1001,
  fieldValues,
  problems: [],
  ...more,
});

const NOTHING: StoredItems = new Map();
const stored: StoredItems = new Map([[1001, { customerName: 'Ada', frontGross: 100, notes: '' }]]);
const listOutcomes = (lines: readonly ParsedLine[], storedItems: StoredItems) =>
  classifyLines(lines, storedItems).map(({ outcome }) => outcome);

describe('classifyLines', () => {
  it('returns NEW for a line with a number that no deal has', () => {
    expect(listOutcomes([line(2, { customerName: 'Ada' })], NOTHING)).toEqual(['NEW']);
  });

  it('returns UNCHANGED when the values of the line are stored, even if the stored deal has more values', () => {
    expect(listOutcomes([line(2, { customerName: 'Ada' })], stored)).toEqual(['UNCHANGED']);
    expect(listOutcomes([line(2, {})], stored)).toEqual(['UNCHANGED']);
  });

  it('returns DIFFERS with the fields of a line that have another stored value', () => {
    const [classified] = classifyLines([line(2, { customerName: 'Ada', frontGross: 0, notes: 'x' })], stored);
    expect(classified).toMatchObject({ outcome: 'DIFFERS', differing: ['frontGross', 'notes'] });
  });

  it('rejects a line with unreadable cells, even when its deal exists', () => {
    const problems = [{ field: 'frontGross', message: 'Front Gross is no amount.' }];
    const [classified] = classifyLines([line(2, {}, { problems })], stored);
    expect(classified).toMatchObject({ outcome: 'REFUSED', problems });
  });

  it('rejects a line without a key', () => {
    expect(listOutcomes([line(2, {}, { key: null }), line(3, {}, { key: null })], NOTHING)).toEqual([
      'REFUSED',
      'REFUSED',
    ]);
  });
});

describe('lines with the same number', () => {
  it('imports two equal lines as one deal', () => {
    const lines = [line(2, { customerName: 'Ada' }), line(3, { customerName: 'Ada' })];
    expect(listOutcomes(lines, NOTHING)).toEqual(['NEW', 'UNCHANGED']);
  });

  it('rejects all lines with contradictory values, and mentions another contradictory line in each error', () => {
    const lines = [line(2, { frontGross: 1 }), line(3, { frontGross: 1 }), line(4, { frontGross: 2 })];
    const messages = classifyLines(lines, NOTHING).map(({ outcome, problems }) => [
      outcome,
      problems[0]?.message,
    ]);
    expect(messages).toEqual([
      ['REFUSED', 'Row 4 is for the same deal or person but has different values.'],
      ['REFUSED', 'Row 2 is for the same deal or person but has different values.'],
      ['REFUSED', 'Row 2 is for the same deal or person but has different values.'],
    ]);
  });

  it('rejects both lines when the second line has fewer fields', () => {
    expect(listOutcomes([line(2, { frontGross: 1 }), line(3, {})], NOTHING)).toEqual(['REFUSED', 'REFUSED']);
  });

  it('rejects both lines when one of them cannot be read', () => {
    const unread = line(
      3,
      { frontGross: 1 },
      { problems: [{ field: 'backGross', message: 'It is no amount.' }] },
    );
    expect(listOutcomes([line(2, { frontGross: 1 }), unread], NOTHING)).toEqual(['REFUSED', 'REFUSED']);
  });

  it('leaves lines with other numbers unaffected', () => {
    const lines = [line(2, { frontGross: 1 }), line(3, { frontGross: 2 }), line(4, {}, { key: 1002 })];
    const classified = classifyLines(lines, NOTHING);
    expect(classified.map(({ outcome }) => outcome)).toEqual(['REFUSED', 'REFUSED', 'NEW']);
    expect(countOutcomes(classified)).toEqual({ NEW: 1, UNCHANGED: 0, DIFFERS: 0, REFUSED: 2 });
  });
});
