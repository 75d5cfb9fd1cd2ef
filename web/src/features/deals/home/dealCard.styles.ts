import { visuallyHidden } from '@mui/utils';

export type DealCardArea =
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

export const cardStyles = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  columnGap: 2,
  px: 1.5,
  py: { xs: 1, md: 0.5 },
  typography: 'body2',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

export const clickableStyles = { cursor: 'pointer', '&:hover': { bgcolor: 'ground.sunken' } } as const;

/**
 * Styles the Edit button at the end of the card. On a phone, it is a square icon button next to the customer.
 */
export const editButtonStyles = {
  alignSelf: 'center',
  position: { xs: 'absolute', md: 'static' },
  top: 36,
  right: 8,
  fontSize: { xs: 0, md: '0.8125rem' },
  minWidth: { xs: 44, md: 64 },
  '& .MuiButton-startIcon': { ml: { xs: 0, md: -0.5 }, mr: { xs: 0, md: 1 } },
} as const;

/** Below this width, four values in a row would be cut off. */
const NARROW_PHONE = '@media (max-width: 359.95px)';

const phoneAreas = [
  '"number dealStatus dealStatus deliveryStatus"',
  '"customer customer customer customer"',
  '"car car car car"',
  '"notes notes notes notes"',
  '"closer closer additional additional"',
  '"sm sm fm fm"',
  '"type trade stock delivery"',
];

const narrowPhoneAreas = [
  ...phoneAreas.slice(0, -1),
  '"type type trade trade"',
  '"stock stock delivery delivery"',
];

const laptopAreas = [
  '"number sm closer dealStatus"',
  '"customer fm additional deliveryStatus"',
  '"car type trade delivery"',
  '"notes stock stock ."',
].join(' ');

const desktopAreas = [
  '"number customer sm closer dealStatus"',
  '"stock car fm additional deliveryStatus"',
  '". notes type trade delivery"',
].join(' ');

/** Uses the same columns on every card, so that values align from card to card. */
export const fieldGridStyles = {
  m: 0,
  minWidth: 0,
  display: 'grid',
  columnGap: { xs: 1.5, md: 2 },
  rowGap: { xs: 0.75, md: 0 },
  gridTemplateAreas: { xs: phoneAreas.join(' '), md: laptopAreas, lg: desktopAreas },
  gridTemplateColumns: {
    xs: 'repeat(3, minmax(0, 1fr)) minmax(76px, auto)',
    md: 'minmax(0, 1fr) 250px 212px 164px',
    lg: '124px minmax(0, 1fr) 280px 240px 176px',
  },
  gridAutoRows: { md: '1.25rem' },
  [NARROW_PHONE]: { gridTemplateAreas: narrowPhoneAreas.join(' ') },
} as const;

const statusAreas: readonly DealCardArea[] = ['dealStatus', 'deliveryStatus'];
const rightAlignedAreas: readonly DealCardArea[] = [...statusAreas, 'delivery'];
const unlabeledAreas: readonly DealCardArea[] = ['number', 'customer', 'car', ...statusAreas];

/** Fixed widths of the labels, so that the values of a column are aligned. */
const labelWidths: Partial<Record<DealCardArea, number | { md: number; lg: string }>> = {
  sm: 108,
  fm: 108,
  type: 108,
  closer: 68,
  additional: 68,
  trade: 68,
  stock: { md: 108, lg: 'auto' },
};

const strongStyles = { fontWeight: 650, fontSize: '0.9375rem' } as const;

const valueStyles: Partial<Record<DealCardArea, object>> = {
  number: {
    ...strongStyles,
    fontSize: '1rem',
    // The deal number is never cut off.
    overflow: 'visible',
    '&::before': { content: '"#"', color: 'faint.text', fontWeight: 400 },
  },
  customer: strongStyles,
  notes: { color: 'text.secondary' },
};

export const getCellStyles = (area: DealCardArea) =>
  ({
    gridArea: area,
    display: 'flex',
    minWidth: 0,
    flexDirection: { xs: 'column', md: 'row' },
    alignItems: { md: 'center' },
    columnGap: 1,
    ...(rightAlignedAreas.includes(area) && {
      justifyContent: 'flex-end',
      alignItems: { xs: statusAreas.includes(area) ? 'flex-end' : 'flex-start', md: 'center' },
    }),
    // Leaves room for the Edit button on a phone.
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
      ...valueStyles[area],
    },
    // Leaves a pixel between the colored tags of two rows.
    '& dd > span': { verticalAlign: 'top', lineHeight: { md: '1.125rem' }, mt: { md: '1px' } },
  }) as const;

const getLabelWidth = (area: DealCardArea) => {
  const width = labelWidths[area] ?? 'auto';
  return typeof width === 'object' ? width : { md: width };
};

const getVisibleLabelStyles = (area: DealCardArea) =>
  ({
    flexShrink: 0,
    width: { xs: 'auto', ...getLabelWidth(area) },
    typography: 'caption',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  }) as const;

/** Hides the label visually where the value is clear without it; screen readers still read it. */
export const getLabelStyles = (area: DealCardArea) =>
  unlabeledAreas.includes(area) ? visuallyHidden : getVisibleLabelStyles(area);
