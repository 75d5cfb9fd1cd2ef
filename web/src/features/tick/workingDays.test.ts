import { bounds, savedDays, typedDays } from './workingDays';

it('saves an empty field as 0', () => {
  expect(savedDays({ completed: '', total: '' })).toEqual({ completed: 0, total: 0 });
  expect(savedDays({ completed: '', total: '25' })).toEqual({ completed: 0, total: 25 });
});

it('shows what is stored, 0 too', () => {
  expect(typedDays({ completed: 0, total: 25 })).toEqual({ completed: '0', total: '25' });
});

it('bounds each field by the other', () => {
  expect(bounds({ completed: '18', total: '25' })).toEqual({
    completed: { min: 0, max: 25 },
    total: { min: 18, max: 31 },
  });
  expect(bounds({ completed: '', total: '' })).toEqual({
    completed: { min: 0, max: 0 },
    total: { min: 0, max: 31 },
  });
});
