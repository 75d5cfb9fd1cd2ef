import { styled } from '@mui/material/styles';

const Small = styled('button')({
  position: 'absolute',
  inset: '4px 4px 4px auto',
  padding: '0 8px',
  border: 0,
  borderRadius: 4,
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 600,
  cursor: 'pointer',
  background: 'transparent',
  color: 'var(--sf-palette-primary-main)',
  '&:hover': { background: 'var(--sf-palette-accent-soft)', color: 'var(--sf-palette-accent-strong)' },
  '&:disabled': { visibility: 'hidden' },
});

/** The time as it is, by mouse or thumb; the keyboard has Enter. */
export function NowButton({ onClick }: { onClick: () => void }) {
  return (
    <Small type="button" tabIndex={-1} onClick={onClick} title="Now (Enter)">
      Now
    </Small>
  );
}
