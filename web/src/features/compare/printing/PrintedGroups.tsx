import Box from '@mui/material/Box';
import { money } from '../../../lib/values/money';
import { count } from '../../../lib/values/units';
import type { ComparisonAnswerFragment } from '../compare.generated';
import { groupLabels, linesOf } from '../compareWords';
import { ComparedRow } from '../lines/ComparedRow';
import { LineTable } from '../lines/LineTable';
import type { PrintedLines } from './printedLines';

type Props = { comparison: ComparisonAnswerFragment; printed: PrintedLines };

/** On paper only: the lines of every group, each under its count and sums. */
export function PrintedGroups({ comparison, printed }: Props) {
  return (
    <Box sx={{ display: 'none', displayPrint: 'block' }}>
      {printed.map(({ group, lines }) => {
        const sums = comparison.groups.find(each => each.group === group);
        return (
          sums && (
            <Box component="section" key={group} sx={{ mt: 2 }}>
              <Box component="h2" sx={{ fontSize: '10pt', m: 0, breakAfter: 'avoid' }}>
                {groupLabels[group]}: {linesOf(sums.count)}, ours {money(sums.ours)}, theirs{' '}
                {money(sums.theirs)}, difference {money(sums.difference)}
              </Box>
              <LineTable label={groupLabels[group]}>
                {lines.map(line => (
                  <ComparedRow key={line.place} line={line} />
                ))}
              </LineTable>
              {sums.count > lines.length && (
                <p>{count(sums.count - lines.length)} more lines: Export has them all.</p>
              )}
            </Box>
          )
        );
      })}
    </Box>
  );
}
