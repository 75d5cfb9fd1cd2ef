import { styled } from '@mui/material/styles';
import { touchMedia } from '../../../../components/look/media';

/** Button in the line below a row. */
export const UpLinkButton = styled('button')({
  minHeight: 28,
  padding: '0 8px',
  // Visible as a border in forced-colors mode.
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
  [touchMedia]: { minHeight: 44 },
});
