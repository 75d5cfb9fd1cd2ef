import type { UpFieldsFragment } from '../../generated/graphql';
import { failedFields, quoted, type SaveEvent, savesAfter, shownValues } from './upSaves';

const ann = { id: 4, name: 'Ann Ames', initials: 'AA', team: 2 };
const up: UpFieldsFragment = {
  id: 1,
  displayOrder: 1,
  salesperson: ann,
  timeUp: '09:30',
  upType: null,
  turnedTo: null,
  managerInto: null,
  customerName: 'Doe',
  notes: '',
  isBdcUp: false,
  isTestDrive: false,
  isWriteUp: false,
  sold: null,
};

const after = (...events: SaveEvent[]) => events.reduce(savesAfter, {});
const shown = (...events: SaveEvent[]) => shownValues(up, after(...events)[1]);
const customer = { id: 1, field: 'customerName' } as const;

it('shows what the server has', () => {
  expect(shown()).toMatchObject({ employeeId: 4, customerName: 'Doe', sold: null });
});

it('shows a change while it is being saved', () => {
  expect(shown({ ...customer, kind: 'sent', value: 'Roe' }).customerName).toBe('Roe');
});

it('shows an emptied field as empty while it is being saved', () => {
  expect(shown({ id: 1, field: 'employeeId', kind: 'sent', value: null }).employeeId).toBeNull();
});

it('goes back to the old value when a change is refused, and says why', () => {
  const refused: SaveEvent = { ...customer, kind: 'refused', value: 'Roe', sentence: 'No.' };
  const saves = after({ ...customer, kind: 'sent', value: 'Roe' }, refused);
  expect(shownValues(up, saves[1]).customerName).toBe('Doe');
  expect(saves[1]?.customerName).toEqual({ status: 'failed', value: 'Roe', sentence: 'No.' });
});

it('keeps two fields of one row apart', () => {
  const saves = after(
    { ...customer, kind: 'sent', value: 'Roe' },
    { id: 1, field: 'notes', kind: 'sent', value: 'red truck' },
    { ...customer, kind: 'kept' },
  );
  expect(saves[1]).toEqual({
    customerName: { status: 'saved' },
    notes: { status: 'saving', value: 'red truck' },
  });
});

it('forgets a row whose last save is old news, so that it is not drawn again for ever', () => {
  const saves = after({ ...customer, kind: 'kept' }, { ...customer, kind: 'forgotten' });
  expect(saves).toEqual({});
});

describe('what was wanted of a field', () => {
  it('is said as people read it', () => {
    expect(quoted('customerName', 'Roe')).toBe(': “Roe”');
    expect(quoted('upType', 'B_BACK')).toBe(': “B-Back”');
    expect(quoted('timeUp', '14:15')).toBe(': “2:15 PM”');
    expect(quoted('notes', '')).toBe(': emptied');
    expect(quoted('employeeId', 4)).toBe('');
  });

  it('is found again among a row’s saves when it was refused', () => {
    const saves = after(
      { ...customer, kind: 'refused', value: 'Roe', sentence: 'No.' },
      { id: 1, field: 'notes', kind: 'sent', value: 'red truck' },
    );
    expect(failedFields(saves[1])).toEqual([{ field: 'customerName', value: 'Roe', sentence: 'No.' }]);
  });
});
