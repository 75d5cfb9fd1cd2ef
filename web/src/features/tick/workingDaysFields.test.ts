import { getBounds, parseDays, toWorkingDaysTexts } from './workingDaysFields';

it('parses an empty field as 0', () => {
  expect(parseDays({ completed: '', total: '' })).toEqual({ completed: 0, total: 0 });
  expect(parseDays({ completed: '', total: '25' })).toEqual({ completed: 0, total: 25 });
});

it('converts the stored days to texts, including 0', () => {
  expect(toWorkingDaysTexts({ completed: 0, total: 25 })).toEqual({ completed: '0', total: '25' });
});

it('limits Completed by the value of Total, and Total by the value of Completed', () => {
  expect(getBounds({ completed: '18', total: '25' })).toEqual({
    completed: { min: 0, max: 25 },
    total: { min: 18, max: 31 },
  });
  expect(getBounds({ completed: '', total: '' })).toEqual({
    completed: { min: 0, max: 0 },
    total: { min: 0, max: 31 },
  });
});
