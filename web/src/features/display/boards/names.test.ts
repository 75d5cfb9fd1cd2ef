import { wallName } from './names';

it.each([
  ['Sam Rivera', 22, 'Sam Rivera'],
  ['Maximilian Featherstone', 22, 'Maximilian F.'],
  ['Maximiliana Konstantinopoulou Fitzgerald', 22, 'Maximiliana K. F.'],
  ['Maximiliana Konstantinopoulou Fitzgerald', 14, 'Maximiliana F.'],
  ['Wolfeschlegelstein von der Wiese', 22, 'Wolfeschlegelstein W.'],
  ['Wolfeschlegelstein von der Wiese', 14, 'Wolfeschle. W.'],
  ['Wolfeschlegelsteinhausenberger', 22, 'Wolfeschlegelsteinhau.'],
])('%s has in %i letters: %s', (name, longest, shown) => {
  const short = wallName(name, longest);
  expect(short).toBe(shown);
  expect(short.length).toBeLessThanOrEqual(longest);
});
