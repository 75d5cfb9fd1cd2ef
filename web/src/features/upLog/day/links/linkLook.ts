import { styled } from '@mui/material/styles';
import { thumb } from '../../../../components/look/media';

/** A word in the line below a row. */
export const LinkButton = styled('button')({
  minHeight: 28,
  padding: '0 8px',
  // Seen where the reader's own few colours are.
  border: '1px solid transparent',
  borderRadius: 6,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: 'var(--sf-palette-primary-main)',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: 'var(--sf-palette-accent-soft)' },
  '&[data-wanting]': {
    color: 'var(--sf-palette-status-open-text)',
    background: 'var(--sf-palette-status-open-tint)',
  },
  '&:disabled': { color: 'var(--sf-palette-text-secondary)', cursor: 'default' },
  [thumb]: { minHeight: 44 },
});
