import { shortenName } from './shortenName';

it.each([
  ['Sam Rivera', 22, 'Sam Rivera'],
  ['Maximilian Featherstone', 22, 'Maximilian F.'],
  ['Maximiliana Konstantinopoulou Fitzgerald', 22, 'Maximiliana K. F.'],
  ['Maximiliana Konstantinopoulou Fitzgerald', 14, 'Maximiliana F.'],
  ['Wolfeschlegelstein von der Wiese', 22, 'Wolfeschlegelstein W.'],
  ['Wolfeschlegelstein von der Wiese', 14, 'Wolfeschle. W.'],
  ['Wolfeschlegelsteinhausenberger', 22, 'Wolfeschlegelsteinhau.'],
])('shortens %s to at most %i characters: %s', (name, maxLength, expected) => {
  const shortened = shortenName(name, maxLength);
  expect(shortened).toBe(expected);
  expect(shortened.length).toBeLessThanOrEqual(maxLength);
});
