import type { UpFieldsFragment } from '../upLog.generated';
import { quoted, shownValues, type UpField, type UpSave, type UpValue } from './upSaves';

const ann = { id: 4, name: 'Ann Ames', initials: 'AA', team: 2 };
const up: UpFieldsFragment = {
  id: 1,
  key: '1',
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

const change = (field: UpField, entered: UpValue) => ({
  cell: { row: 1, field },
  attempt: 1,
  entered,
  seen: undefined,
});
const saving = (field: UpField, entered: UpValue): UpSave => ({
  ...change(field, entered),
  status: 'saving',
});
const sentence = 'No.';

it('shows what the server has', () => {
  expect(shownValues(up, [])).toMatchObject({ employeeId: 4, customerName: 'Doe', sold: null });
});

it('shows a change while it is being saved, and while it waits for the line', () => {
  expect(shownValues(up, [saving('customerName', 'Roe')]).customerName).toBe('Roe');
  const waiting: UpSave = { ...change('customerName', 'Roe'), status: 'waiting', sentence };
  expect(shownValues(up, [waiting]).customerName).toBe('Roe');
});

it('shows an emptied field as empty while it is being saved', () => {
  expect(shownValues(up, [saving('employeeId', null)]).employeeId).toBeNull();
});

it('goes back to the old value when a change is refused', () => {
  const failed: UpSave = { ...change('customerName', 'Roe'), status: 'failed', sentence };
  expect(shownValues(up, [failed]).customerName).toBe('Doe');
});

it('shows what the row holds once a change is stored', () => {
  const cell = { row: 1, field: 'customerName' };
  const saved: UpSave = {
    cell,
    attempt: 1,
    status: 'saved',
    stored: 'Roe',
    version: undefined,
    isFresh: true,
  };
  expect(shownValues({ ...up, customerName: 'Poe' }, [saved]).customerName).toBe('Poe');
});

it('keeps two fields of one row apart', () => {
  const failed: UpSave = { ...change('customerName', 'Roe'), status: 'failed', sentence };
  expect(shownValues(up, [failed, saving('notes', 'red truck')])).toMatchObject({
    customerName: 'Doe',
    notes: 'red truck',
  });
});

it('what was entered of a field is said as people read it', () => {
  expect(quoted('customerName', 'Roe')).toBe(': “Roe”');
  expect(quoted('upType', 'B_BACK')).toBe(': “B-Back”');
  expect(quoted('timeUp', '14:15')).toBe(': “2:15 PM”');
  expect(quoted('notes', '')).toBe(': emptied');
  expect(quoted('employeeId', 4)).toBe('');
});
