import { visuallyHidden } from '@mui/utils';

/** The places of a card. */
export type Area =
  | 'number'
  | 'customer'
  | 'car'
  | 'notes'
  | 'sm'
  | 'fm'
  | 'closer'
  | 'additional'
  | 'type'
  | 'trade'
  | 'stock'
  | 'delivery'
  | 'dealStatus'
  | 'deliveryStatus';

/** One of a list: lines between them, a frame around all. */
export const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  columnGap: 2,
  px: 1.5,
  py: { xs: 1, md: 0.5 },
  typography: 'body2',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

export const clickable = { cursor: 'pointer', '&:hover': { bgcolor: 'ground.sunken' } } as const;

/** At the end of the card; on a phone a thumb's square beside the customer, without its word. */
export const edit = {
  alignSelf: 'center',
  position: { xs: 'absolute', md: 'static' },
  top: 36,
  right: 8,
  fontSize: { xs: 0, md: '0.8125rem' },
  minWidth: { xs: 44, md: 64 },
  '& .MuiButton-startIcon': { ml: { xs: 0, md: -0.5 }, mr: { xs: 0, md: 1 } },
} as const;

/** Narrower than this, four values in a row would be cut. */
const narrow = '@media (max-width: 359.95px)';

const phone = [
  '"number dealStatus dealStatus deliveryStatus"',
  '"customer customer customer customer"',
  '"car car car car"',
  '"notes notes notes notes"',
  '"closer closer additional additional"',
  '"sm sm fm fm"',
  '"type trade stock delivery"',
];

const narrowPhone = [...phone.slice(0, -1), '"type type trade trade"', '"stock stock delivery delivery"'];

const laptop = [
  '"number sm closer dealStatus"',
  '"customer fm additional deliveryStatus"',
  '"car type trade delivery"',
  '"notes stock stock ."',
].join(' ');

const desk = [
  '"number customer sm closer dealStatus"',
  '"stock car fm additional deliveryStatus"',
  '". notes type trade delivery"',
].join(' ');

/** Equal columns on every card, whatever stands in them, so that values stand under one another. */
export const definitions = {
  m: 0,
  minWidth: 0,
  display: 'grid',
  columnGap: { xs: 1.5, md: 2 },
  rowGap: { xs: 0.75, md: 0 },
  gridTemplateAreas: { xs: phone.join(' '), md: laptop, lg: desk },
  gridTemplateColumns: {
    xs: 'repeat(3, minmax(0, 1fr)) minmax(76px, auto)',
    md: 'minmax(0, 1fr) 250px 212px 164px',
    lg: '124px minmax(0, 1fr) 280px 240px 176px',
  },
  gridAutoRows: { md: '1.25rem' },
  [narrow]: { gridTemplateAreas: narrowPhone.join(' ') },
} as const;

const statuses: readonly Area[] = ['dealStatus', 'deliveryStatus'];
const atTheEnd: readonly Area[] = [...statuses, 'delivery'];
const headless: readonly Area[] = ['number', 'customer', 'car', ...statuses];

/** How wide the names are, so that the values of a column begin in one line. */
const labelWidths: Partial<Record<Area, number | { md: number; lg: string }>> = {
  sm: 108,
  fm: 108,
  type: 108,
  closer: 68,
  additional: 68,
  trade: 68,
  stock: { md: 108, lg: 'auto' },
};

const strong = { fontWeight: 650, fontSize: '0.9375rem' } as const;

const values: Partial<Record<Area, object>> = {
  number: {
    ...strong,
    fontSize: '1rem',
    // What people know the deal by is never cut.
    overflow: 'visible',
    '&::before': { content: '"#"', color: 'faint.text', fontWeight: 400 },
  },
  customer: strong,
  notes: { color: 'text.secondary' },
};

export const cell = (area: Area) =>
  ({
    gridArea: area,
    display: 'flex',
    minWidth: 0,
    flexDirection: { xs: 'column', md: 'row' },
    alignItems: { md: 'center' },
    columnGap: 1,
    ...(atTheEnd.includes(area) && {
      justifyContent: 'flex-end',
      alignItems: { xs: statuses.includes(area) ? 'flex-end' : 'flex-start', md: 'center' },
    }),
    // A phone's Edit button stands beside these.
    ...((area === 'customer' || area === 'car') && { pr: { xs: 7, md: 0 } }),
    '& dd': {
      m: 0,
      minWidth: 0,
      maxWidth: 1,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      lineHeight: '1.25rem',
      fontVariantNumeric: 'tabular-nums',
      ...values[area],
    },
    // Names and statuses on their grounds leave a line's width between one row and the next.
    '& dd > span': { verticalAlign: 'top', lineHeight: { md: '1.125rem' }, mt: { md: '1px' } },
  }) as const;

const widthOf = (area: Area) => {
  const width = labelWidths[area] ?? 'auto';
  return typeof width === 'object' ? width : { md: width };
};

const label = (area: Area) =>
  ({
    flexShrink: 0,
    width: { xs: 'auto', ...widthOf(area) },
    typography: 'caption',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  }) as const;

/** What is known by its place has its name for screen readers only. */
export const labelOf = (area: Area) => (headless.includes(area) ? visuallyHidden : label(area));
