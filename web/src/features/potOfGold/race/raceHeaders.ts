import { raceRowFigures } from '../../../generated/rules/raceRowFigures';
import type { Header } from '../../../lib/format/header';

const {
  // A fast start and what is to go to it are one cell; the other spiff is said when the mouse rests.
  usedToFastStart: _usedToFastStart,
  spiffPerUsedCarThen: _spiffPerUsedCarThen,
  // Said where more is supposed.
  supposedNew: _supposedNew,
  supposedUsed: _supposedUsed,
  change: _change,
  ...shown
} = raceRowFigures;

/** The columns of figures in their order, and after them the one in which more is supposed. */
export const raceHeaders = {
  ...shown,
  atPace: {
    label: 'At this pace',
    description: 'Total Sold and Total Spiff at the end of the month if it goes on like this.',
  },
} as const satisfies Record<string, Header>;

export const whatIfHeader: Header = {
  label: 'What if',
  description: 'Supposes more units, to see what they would bring. Nothing is stored.',
};
