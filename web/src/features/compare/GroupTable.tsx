import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Money } from '../../components/deals/Money';
import type { ComparedGroup, ComparisonAnswerFragment } from '../../generated/graphql';
import { count } from '../../lib/values/units';
import { GROUPS, groupLabels } from './compareWords';
import { tableLook } from './tableLook';

type Props = {
  comparison: ComparisonAnswerFragment;
  chosen: ComparedGroup;
  onChoose: (group: ComparedGroup) => void;
};

/** The five groups with their counts and sums, and both totals. */
export function GroupTable({ comparison, chosen, onChoose }: Props) {
  const { groups, theirs, ours, difference } = comparison;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={tableLook} aria-label="Groups">
        <thead>
          <tr>
            <th>Group</th>
            <th data-is-figure>Lines</th>
            <th data-is-figure>Open</th>
            <th data-is-figure>Ours</th>
            <th data-is-figure>Theirs</th>
            <th data-is-figure>Difference</th>
          </tr>
        </thead>
        <tbody>
          {GROUPS.map(name => {
            const group = groups.find(each => each.group === name);
            return (
              group && (
                <tr key={name} data-is-chosen={name === chosen || undefined}>
                  <td>
                    <Link
                      component="button"
                      aria-pressed={name === chosen}
                      onClick={() => onChoose(name)}
                      sx={{ minHeight: { xs: 44, sm: 'auto' }, textAlign: 'left' }}
                    >
                      {groupLabels[name]}
                    </Link>
                  </td>
                  <td data-is-figure>{count(group.count)}</td>
                  <td data-is-figure>{count(group.openCount)}</td>
                  <td>
                    <Money amount={group.ours} />
                  </td>
                  <td>
                    <Money amount={group.theirs} />
                  </td>
                  <td>
                    <Money amount={group.difference} />
                  </td>
                </tr>
              )
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th>Total</th>
            <td data-is-figure>{count(groups.reduce((sum, group) => sum + group.count, 0))}</td>
            <td data-is-figure>{count(comparison.openCount)}</td>
            <td>
              <Money amount={ours} />
            </td>
            <td>
              <Money amount={theirs} />
            </td>
            <td>
              <Money amount={difference} />
            </td>
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
}
