/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DealNumberField } from './DealNumberField';

function Form() {
  const [input, setInput] = useState('');
  return <DealNumberField label="Deal #" value={input} onChange={setInput} />;
}

it.each([
  ['the largest number unchanged', '2147483647', '2147483647'],
  ['only the digits', '#44 052', '44052'],
  ['R the earlier number after a number that is too large', '2147483648', '7'],
  ['the number without leading zeros', '#00044052', '44052'],
  ['an empty field after a single zero', '0', ''],
  ['an empty field after it is cleared', '', ''],
])('shows %s', (_, input, expected) => {
  render(<Form />);
  const field = screen.getByLabelText('Deal #');
  fireEvent.change(field, { target: { value: '7' } });
  fireEvent.change(field, { target: { value: input } });
  expect(field).toHaveProperty('value', expected);
});
