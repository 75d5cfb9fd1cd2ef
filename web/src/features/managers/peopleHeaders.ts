import type { Header } from '../../lib/format/header';

/** Column headers of the list of people. */
export const peopleHeaders: readonly Header[] = [
  { label: 'Name', description: 'The person’s name and the email they sign in with.' },
  { label: 'Position', description: 'The person’s role. It decides what they can do in Salesfloor.' },
  {
    label: 'Team',
    description: 'The team of a salesperson or sales manager: A, B, C or none. HSE is the house.',
  },
  { label: 'Active', description: 'Whether the person can sign in and be picked for deals and ups.' },
];
