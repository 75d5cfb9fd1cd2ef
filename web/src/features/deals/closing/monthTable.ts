import { wholeIsPressed } from '../../../components/look/pressed';
import { figureTable } from './figureTable';

/** On a phone only, for an `sx`. */
const xs = <Value>(phone: Value, wide: Value) => ({ xs: phone, sm: wide });

/** The table of the months. A phone shows each as a card: its acts beside its name, then its figures under their heads. */
export const monthTable = {
  ...figureTable,
  display: xs('block', 'table'),
  '& thead': { display: xs('none', 'table-header-group') },
  '& tbody': { display: xs('block', 'table-row-group') },
  '& tr': {
    display: xs('grid', 'table-row'),
    gridTemplateColumns: '3fr 7fr 5fr 5fr',
    borderBottom: 1,
    borderColor: 'divider',
    breakInside: 'avoid',
  },
  '& th, & td': { ...figureTable['& th, & td'], borderBottom: 0 },
  '& tbody th': {
    gridArea: '1 / 1 / auto / 3',
    alignSelf: 'center',
    fontWeight: 600,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& [data-is-words]': { gridArea: '2 / 1 / auto / -1', textAlign: 'left', overflowWrap: 'anywhere' },
  '& [data-is-acts]': { gridArea: '1 / 3 / auto / 5', whiteSpace: 'nowrap', displayPrint: 'none' },
  '& [data-head]': wholeIsPressed,
  '& [data-head]::before': {
    content: 'attr(data-head)',
    display: xs('block', 'none'),
    typography: 'caption',
    color: 'text.secondary',
  },
} as const;
