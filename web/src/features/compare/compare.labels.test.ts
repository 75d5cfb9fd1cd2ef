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
  [0, { EQUAL: 0 }, 'The file and Salesfloor match in every group.'],
  [
    0,
    { DIFFERS: 5, ONLY_HERE: -5 },
    'The totals match, but these groups differ: differs +$5.00, not in file -$5.00.',
  ],
  [
    -5.5,
    { DIFFERS: 0.5, ONLY_HERE: -6 },
    'The file is $5.50 lower than Salesfloor: differs +$0.50, not in file -$6.00.',
  ],
  [7, { ONLY_FILE: 7 }, 'The file is $7.00 higher than Salesfloor: only in the file +$7.00.'],
])(
  'explains a gross difference of %d by the differences of the groups %j',
  (difference, groupDifferences, message) => {
    expect(explainDifference(buildComparison(difference, groupDifferences))).toBe(message);
  },
);
