import { styled } from '@mui/material/styles';
import { thumb } from '../../../../components/look/media';

/** What is offered to be linked, one below the other. */
export const Offers = styled('div')({
  display: 'grid',
  padding: 4,
  borderRadius: 8,
  border: '1px solid var(--sf-palette-divider)',
  background: 'var(--sf-palette-background-paper)',
});

export const Offer = styled('button')({
  minHeight: 36,
  padding: '4px 8px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.8125rem',
  textAlign: 'left',
  cursor: 'pointer',
  '& span': { display: 'block', color: 'var(--sf-palette-text-secondary)' },
  [thumb]: { minHeight: 44 },
  '&:hover, &:focus-visible': { background: 'var(--sf-palette-accent-soft)' },
});
