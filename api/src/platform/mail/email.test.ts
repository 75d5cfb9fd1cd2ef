import { formatEmailText, textColumn } from './email.ts';

const email = {
  storeName: 'Riverside Motors',
  subject: 'Tue Nov 24: 4 sold yesterday',
  preview: 'Track 10.0',
  title: 'The day',
  note: 'Tuesday, 11/24/2026',
  reason: 'You have set this report up.',
  links: [],
};
const section = { heading: 'Deliveries today', to: 'https://store.example' };

describe('formatEmailText', () => {
  it("replaces a stored line break in a customer's name by a space", () => {
    const rows = [{ cells: ['Ann\r\nGoal: 99\u2028(met)', 'EV6'] }];
    const text = formatEmailText({
      ...email,
      sections: [{ ...section, table: { columns: [textColumn(), textColumn()], rows } }],
    });
    expect(text.split('\n')).toContain('Ann Goal: 99 (met) · EV6');
  });

  it('omits the empty cells of a row', () => {
    const rows = [{ cells: ['Ann', '', 'Sam'] }, { cells: ['', '', ''] }];
    const text = formatEmailText({
      ...email,
      sections: [{ ...section, table: { columns: [textColumn(), textColumn('Goal'), textColumn()], rows } }],
    });
    expect(text).toContain('Ann · Sam\n');
    expect(text).not.toContain('·  ·');
    expect(text).not.toContain('Goal');
  });
});
