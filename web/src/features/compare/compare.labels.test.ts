import type { ComparisonFieldsFragment } from './compare.generated';
import { explainDifference } from './compare.labels';

const buildComparison = (difference: number, groupDifferences: Record<string, number>) =>
  ({
    difference,
    groups: Object.entries(groupDifferences).map(([group, groupDifference]) => ({
      group,
      difference: groupDifference,
    })),
  }) as ComparisonFieldsFragment;

it.each([
  [0, { EQUAL: 0 }, 'Both sides come to the same, in every group.'],
  [0, { DIFFERS: 5, ONLY_HERE: -5 }, 'Both sides come to the same: differs +$5.00, only here -$5.00.'],
  [
    -5.5,
    { DIFFERS: 0.5, ONLY_HERE: -6 },
    'The file has $5.50 less than here: differs +$0.50, only here -$6.00.',
  ],
  [7, { ONLY_FILE: 7 }, 'The file has $7.00 more than here: only in the file +$7.00.'],
])(
  'explains a gross difference of %d by the differences of the groups %j',
  (difference, groupDifferences, message) => {
    expect(explainDifference(buildComparison(difference, groupDifferences))).toBe(message);
  },
);
