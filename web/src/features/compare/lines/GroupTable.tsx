import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Money } from '../../../components/deals/DealValues';
import { HeaderCell } from '../../../components/headers/HeaderCell';
import { fullTapTargetStyles } from '../../../components/styles/tapTarget.styles';
import type { ComparedGroup } from '../../../generated/types';
import { formatCount } from '../../../lib/format/numbers';
import type { ComparisonFieldsFragment } from '../compare.generated';
import { COMPARED_GROUPS, groupLabels } from '../compare.labels';
import { groupHeaders } from './compareHeaders';
import { comparisonTableStyles } from './comparisonTable.styles';

type Props = {
  comparison: ComparisonFieldsFragment;
  selectedGroup: ComparedGroup;
  onChoose: (group: ComparedGroup) => void;
};

/** Shows the five groups with their counts and sums, and the totals. */
export function GroupTable({ comparison, selectedGroup, onChoose }: Props) {
  const { groups } = comparison;
  return (
    <Box component="table" sx={groupTableStyles} aria-label="Groups">
      <thead>
        <tr>
          <HeaderCell header={groupHeaders.group} />
          <HeaderCell header={groupHeaders.lines} data-is-figure />
          <HeaderCell header={groupHeaders.open} data-is-figure />
          <HeaderCell header={groupHeaders.ours} data-is-figure className="side" />
          <HeaderCell header={groupHeaders.theirs} data-is-figure className="side" />
          <HeaderCell header={groupHeaders.difference} data-is-figure />
        </tr>
      </thead>
      <tbody>
        {COMPARED_GROUPS.map(name => {
          const group = groups.find(each => each.group === name);
          return (
            group && (
              <tr key={name} data-is-chosen={name === selectedGroup || undefined}>
                <td className="name">
                  <Link
                    component="button"
                    underline="hover"
                    aria-pressed={name === selectedGroup}
                    onClick={() => onChoose(name)}
                  >
                    {groupLabels[name]}
                  </Link>
                </td>
                <SumCells sums={group} />
              </tr>
            )
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th className="name">Total</th>
          <SumCells sums={{ ...comparison, count: groups.reduce((sum, group) => sum + group.count, 0) }} />
        </tr>
      </tfoot>
    </Box>
  );
}

type GroupSums = Pick<
  ComparisonFieldsFragment['groups'][number],
  'count' | 'openCount' | 'ours' | 'theirs' | 'difference'
>;

function SumCells({ sums }: { sums: GroupSums }) {
  return (
    <>
      <td data-is-figure>{formatCount(sums.count)}</td>
      <td data-is-figure>{formatCount(sums.openCount)}</td>
      <td className="side" data-label="Salesfloor">
        <Money amount={sums.ours} />
      </td>
      <td className="side" data-label="File">
        <Money amount={sums.theirs} />
      </td>
      <td className="difference">
        <Money amount={sums.difference} />
      </td>
    </>
  );
}

// On a phone, each group shows only the difference. The total row also shows the totals of the file and of
// the deals.
const groupTableStyles = [
  comparisonTableStyles,
  {
    // The whole row is clickable, like a tab.
    '& tbody tr': { ...fullTapTargetStyles, '&:hover': { bgcolor: 'ground.sunken' } },
    '& [data-is-chosen] > *': { bgcolor: 'accent.soft', fontWeight: 600 },
    // The faint color of zero has too little contrast with this background in the dark scheme.
    '& [data-is-chosen] [data-is-nothing]': { color: 'text.primary' },
    '& [data-is-chosen] > .name': { boxShadow: 'inset 3px 0 var(--sf-palette-primary-main)' },
    '@media screen and (max-width: 599.95px)': {
      '& thead': { display: 'grid', bgcolor: 'ground.sunken' },
      '& tr': { gridTemplateColumns: 'minmax(0, 1fr) 44px 44px 108px', alignItems: 'center' },
      '& .side': { display: 'none' },
      '& tfoot .side': { display: 'block', pt: 0.75, '&:nth-of-type(3)': { gridArea: '2 / 1 / auto / 3' } },
      '& tfoot .side + .side': { gridArea: '2 / 3 / auto / -1' },
      // Makes the whole name the touch target.
      '& .name > button': { width: '100%', minHeight: 44, textAlign: 'left' },
    },
  },
] as const;
