import type { Header } from '../../lib/values/header';

/** The columns of the people. */
export const peopleHeaders: readonly Header[] = [
  { head: 'Name', says: 'The person, and the address by which they sign in.' },
  { head: 'Position', says: 'What the person does. It decides what they may do here.' },
  { head: 'Team', says: 'Of a salesperson: A, B, C, or none; HSE is the house.' },
  { head: 'Active', says: 'Whether the person may sign in, and is offered where people are chosen.' },
];
