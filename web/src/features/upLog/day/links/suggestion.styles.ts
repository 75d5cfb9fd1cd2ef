import { styled } from '@mui/material/styles';
import { touchMedia } from '../../../../components/styles/mediaQueries';

/** List of suggestions to link, one below the other. */
export const SuggestionList = styled('div')({
  display: 'grid',
  gap: 4,
  padding: 4,
  borderRadius: 8,
  border: '1px solid var(--sf-palette-divider)',
  background: 'var(--sf-palette-background-paper)',
});

export const SuggestionButton = styled('button')({
  minHeight: 36,
  padding: '4px 12px',
  border: '1px solid var(--sf-palette-control-line)',
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.8125rem',
  textAlign: 'left',
  cursor: 'pointer',
  '& strong': { color: 'var(--sf-palette-primary-main)' },
  '& small': { display: 'block', fontSize: 'inherit', color: 'var(--sf-palette-text-secondary)' },
  [touchMedia]: { minHeight: 44 },
  '&:hover, &:focus-visible': {
    background: 'var(--sf-palette-accent-soft)',
    borderColor: 'var(--sf-palette-primary-main)',
  },
  '&:disabled': { opacity: 0.6, cursor: 'default' },
});

export const LikelyMatch = styled('span')({
  marginLeft: 8,
  padding: '1px 8px',
  borderRadius: 30,
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'var(--sf-palette-accent-strong)',
  background: 'var(--sf-palette-accent-soft)',
  border: '1px solid currentColor',
});
