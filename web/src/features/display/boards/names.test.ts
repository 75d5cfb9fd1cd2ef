import { wallName } from './names';

it.each([
  ['Sam Rivera', 'Sam Rivera'],
  ['Maximilian Featherstone', 'Maximilian F.'],
  ['Maximiliana Konstantinopoulou Fitzgerald', 'Maximiliana K. F.'],
  ['Wolfeschlegelsteinhausenberger', 'Wolfeschlegelstei.'],
])('%s is shown as %s', (name, shown) => {
  expect(wallName(name)).toBe(shown);
});
