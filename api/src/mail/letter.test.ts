import { letterText, textColumn } from './letter.ts';

const letter = {
  storeName: 'Riverside Motors',
  subject: 'Tue Nov 24: 4 sold yesterday',
  preview: 'Track 10.0',
  title: 'The day',
  note: 'Tuesday, 11/24/2026',
  reason: 'You have set this report up.',
  links: [],
};
const part = { heading: 'Deliveries today', to: 'https://store.example' };

describe('letterText', () => {
  it('shows a stored line break in a name as a blank', () => {
    const rows = [{ cells: ['Ann\r\nGoal: 99\u2028(met)', 'EV6'] }];
    const text = letterText({
      ...letter,
      parts: [{ ...part, table: { columns: [textColumn(), textColumn()], rows } }],
    });
    expect(text.split('\n')).toContain('Ann Goal: 99 (met) · EV6');
  });

  it('leaves out empty places of a line', () => {
    const rows = [{ cells: ['Ann', '', 'Sam'] }, { cells: ['', '', ''] }];
    const text = letterText({
      ...letter,
      parts: [{ ...part, table: { columns: [textColumn(), textColumn('Goal'), textColumn()], rows } }],
    });
    expect(text).toContain('Ann · Sam\n');
    expect(text).not.toContain('·  ·');
    expect(text).not.toContain('Goal');
  });
});
