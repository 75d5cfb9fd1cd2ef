import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Money } from '../../components/Money';
import { TeamTag } from '../../components/TeamTag';
import type { CreditedDealsQuery } from '../../generated/graphql';
import { usDay } from '../../lib/dates';
import { useDealEditor } from '../../lib/dealEditor';
import { carTypeLabels } from '../../lib/dealValues';
import { units } from '../../lib/units';
import { useViewer } from '../../lib/viewer';

type Row = CreditedDealsQuery['creditedDeals']['rows'][number];
type Props = { rows: readonly Row[]; isPhone: boolean };

/** One line per deal; its number opens it for those who may edit. */
export function CreditedDealsTable({ rows, isPhone }: Props) {
  return (
    <Table size="small" stickyHeader sx={narrow}>
      <TableHead>
        <TableRow>
          <TableCell>Deal #</TableCell>
          <TableCell>{isPhone ? 'Date' : 'Del Date'}</TableCell>
          <TableCell>Customer</TableCell>
          <TableCell>Sales</TableCell>
          {!isPhone && <TableCell>Type</TableCell>}
          {!isPhone && <TableCell>Vehicle</TableCell>}
          <TableCell align="right">Units</TableCell>
          <TableCell align="right">Front</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(row => (
          <DealLine key={row.deal.number} row={row} isPhone={isPhone} />
        ))}
      </TableBody>
    </Table>
  );
}

function DealLine({ row, isPhone }: { row: Row; isPhone: boolean }) {
  const { deal } = row;
  const people = [deal.closer, deal.additional].filter(person => person !== null);
  return (
    <TableRow hover>
      <TableCell>
        <DealNumber number={deal.number} />
      </TableCell>
      <TableCell>{isPhone ? usDay(deal.deliveryDate).slice(0, 5) : usDay(deal.deliveryDate)}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{deal.customerName}</TableCell>
      <TableCell>
        {people.map(person => (
          <TeamTag key={person.id} team={person.team}>
            {isPhone ? person.initials : person.name}
          </TeamTag>
        ))}
      </TableCell>
      {!isPhone && <TableCell>{deal.carType ? carTypeLabels[deal.carType] : '–'}</TableCell>}
      {!isPhone && <TableCell>{deal.carInfo}</TableCell>}
      <TableCell align="right">{units(row.units)}</TableCell>
      <TableCell align="right">
        <Money amount={row.frontGross} />
      </TableCell>
    </TableRow>
  );
}

function DealNumber({ number }: { number: number }) {
  const { can } = useViewer();
  const editDeal = useDealEditor();
  if (!can.recordDeals) return <>{number}</>;
  return (
    <Link component="button" type="button" onClick={() => editDeal(number)}>
      {number}
    </Link>
  );
}

/** On a phone all columns lie in its width, the money too. */
const narrow = {
  '& th, & td': { px: { xs: '3px', sm: 1.5 }, fontSize: { xs: '0.75rem', sm: '0.8125rem' } },
  '& :is(th, td):first-of-type': { pl: { xs: 1, sm: 1.5 } },
  '& :is(th, td):last-of-type': { pr: { xs: 1, sm: 1.5 } },
} as const;
