/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DealNumberField } from './DealNumberField';

function Form() {
  const [typed, setTyped] = useState('');
  return <DealNumberField label="Deal #" value={typed} onChange={setTyped} />;
}

it.each([
  ['the largest number whole', '2147483647', '2147483647'],
  ['digits alone', '#44 052', '44052'],
  ['nothing of a number that no deal has', '2147483648', '7'],
  ['no zeros before it', '#00044052', '44052'],
  ['no zero alone', '0', ''],
  ['that it is emptied', '', ''],
])('takes %s', (_, typed, taken) => {
  render(<Form />);
  const field = screen.getByLabelText('Deal #');
  fireEvent.change(field, { target: { value: '7' } });
  fireEvent.change(field, { target: { value: typed } });
  expect(field).toHaveProperty('value', taken);
});
