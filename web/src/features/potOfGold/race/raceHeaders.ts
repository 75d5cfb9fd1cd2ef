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
    description: 'Projected Total Sold and Total Spiff at month end at the current pace.',
  },
} as const satisfies Record<string, Header>;

export const whatIfHeader: Header = {
  label: 'What if',
  description: 'Adds what-if units to see how the spiffs would change. Nothing is saved.',
};
