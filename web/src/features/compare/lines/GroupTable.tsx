import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Money } from '../../../components/deals/Money';
import { HeaderCell } from '../../../components/headers/HeaderCell';
import { wholeIsPressed } from '../../../components/look/pressed';
import type { ComparedGroup } from '../../../generated/types';
import { count } from '../../../lib/values/units';
import type { ComparisonAnswerFragment } from '../compare.generated';
import { GROUPS, groupLabels } from '../compareWords';
import { groupHeaders } from './compareHeaders';
import { tableLook } from './tableLook';

type Props = {
  comparison: ComparisonAnswerFragment;
  chosen: ComparedGroup;
  onChoose: (group: ComparedGroup) => void;
};

/** The five groups with their counts and sums, and both totals. */
export function GroupTable({ comparison, chosen, onChoose }: Props) {
  const { groups } = comparison;
  return (
    <Box component="table" sx={look} aria-label="Groups">
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
        {GROUPS.map(name => {
          const group = groups.find(each => each.group === name);
          return (
            group && (
              <tr key={name} data-is-chosen={name === chosen || undefined}>
                <td className="name">
                  <Link
                    component="button"
                    underline="hover"
                    aria-pressed={name === chosen}
                    onClick={() => onChoose(name)}
                  >
                    {groupLabels[name]}
                  </Link>
                </td>
                <Figures of={group} />
              </tr>
            )
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th className="name">Total</th>
          <Figures of={{ ...comparison, count: groups.reduce((sum, group) => sum + group.count, 0) }} />
        </tr>
      </tfoot>
    </Box>
  );
}

type Sums = Pick<
  ComparisonAnswerFragment['groups'][number],
  'count' | 'openCount' | 'ours' | 'theirs' | 'difference'
>;

function Figures({ of }: { of: Sums }) {
  return (
    <>
      <td data-is-figure>{count(of.count)}</td>
      <td data-is-figure>{count(of.openCount)}</td>
      <td className="side" data-label="Ours">
        <Money amount={of.ours} />
      </td>
      <td className="side" data-label="Theirs">
        <Money amount={of.theirs} />
      </td>
      <td className="difference">
        <Money amount={of.difference} />
      </td>
    </>
  );
}

// On a phone the groups have their differences, and the total both sides of it.
const look = [
  tableLook,
  {
    // The whole line is pressed, as a tab is.
    '& tbody tr': { ...wholeIsPressed, '&:hover': { bgcolor: 'ground.sunken' } },
    '& [data-is-chosen] > *': { bgcolor: 'accent.soft', fontWeight: 600 },
    // The faint color of zero is too close to this background in the dark scheme.
    '& [data-is-chosen] [data-is-nothing]': { color: 'text.primary' },
    '& [data-is-chosen] > .name': { boxShadow: 'inset 3px 0 var(--sf-palette-primary-main)' },
    '@media screen and (max-width: 599.95px)': {
      '& thead': { display: 'grid', bgcolor: 'ground.sunken' },
      '& tr': { gridTemplateColumns: 'minmax(0, 1fr) 44px 44px 108px', alignItems: 'center' },
      '& .side': { display: 'none' },
      '& tfoot .side': { display: 'block', pt: 0.75, '&:nth-of-type(3)': { gridArea: '2 / 1 / auto / 3' } },
      '& tfoot .side + .side': { gridArea: '2 / 3 / auto / -1' },
      // The whole name is what a thumb has to hit.
      '& .name > button': { width: '100%', minHeight: 44, textAlign: 'left' },
    },
  },
] as const;
