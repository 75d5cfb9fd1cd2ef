import { raceRowFigures } from '../../../generated/rules/raceRowFigures';
import type { Header } from '../../../lib/format/header';

const {
  // Fast Start shows these units in its cell. A tooltip shows the new spiff for a used car.
  usedToFastStart: _usedToFastStart,
  spiffPerUsedCarThen: _spiffPerUsedCarThen,
  // Shown in the row of the what-if.
  supposedNew: _supposedNew,
  supposedUsed: _supposedUsed,
  change: _change,
  ...displayedFigures
} = raceRowFigures;

/** Headers of the figures in display order. */
export const raceHeaders = {
  ...displayedFigures,
  atPace: {
    label: 'At this pace',
    description: 'Total Sold and Total Spiff at the end of the month if it goes on like this.',
  },
} as const satisfies Record<string, Header>;

export const whatIfHeader: Header = {
  label: 'What if',
  description: 'Supposes more units, to see what they would bring. Nothing is stored.',
};
