import type { Header } from '../../lib/format/header';

/** Column headers of the list of people. */
export const peopleHeaders: readonly Header[] = [
  { label: 'Name', description: 'The person, and the address by which they sign in.' },
  { label: 'Position', description: 'What the person does. It decides what they may do here.' },
  { label: 'Team', description: 'Of a salesperson: A, B, C, or none; HSE is the house.' },
  { label: 'Active', description: 'Whether the person may sign in, and is offered where people are chosen.' },
];
