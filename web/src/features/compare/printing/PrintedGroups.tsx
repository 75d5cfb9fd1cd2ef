import Box from '@mui/material/Box';
import { formatMoney } from '../../../lib/format/money';
import { formatCount } from '../../../lib/format/numbers';
import type { ComparisonFieldsFragment } from '../compare.generated';
import { formatLineCount, groupLabels } from '../compare.labels';
import { ComparedRow, LineTable } from '../lines/LineTable';
import type { PrintedLines } from './usePrintedComparison';

type Props = { comparison: ComparisonFieldsFragment; printedLines: PrintedLines };

/** Shows the lines of every group with its count and sums; visible only in print. */
export function PrintedGroups({ comparison, printedLines }: Props) {
  return (
    <Box sx={{ display: 'none', displayPrint: 'block' }}>
      {printedLines.map(({ group, lines }) => {
        const sums = comparison.groups.find(each => each.group === group);
        return (
          sums && (
            <Box component="section" key={group} sx={{ mt: 2 }}>
              <Box component="h2" sx={{ fontSize: '10pt', m: 0, breakAfter: 'avoid' }}>
                {groupLabels[group]}: {formatLineCount(sums.count)}, Salesfloor {formatMoney(sums.ours)}, file{' '}
                {formatMoney(sums.theirs)}, difference {formatMoney(sums.difference)}
              </Box>
              <LineTable label={groupLabels[group]}>
                {lines.map(line => (
                  <ComparedRow key={line.place} line={line} />
                ))}
              </LineTable>
              {sums.count > lines.length && (
                <p>
                  {formatCount(sums.count - lines.length)} more rows. To see them all, export the comparison.
                </p>
              )}
            </Box>
          )
        );
      })}
    </Box>
  );
}
