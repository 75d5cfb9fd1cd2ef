import { styled } from '@mui/material/styles';

const SmallButton = styled('button')({
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

/** Sets the current time by mouse or touch. The keyboard has Enter for this. */
export function NowButton({ onClick }: { onClick: () => void }) {
  return (
    <SmallButton type="button" tabIndex={-1} onClick={onClick} title="Now (Enter)">
      Now
    </SmallButton>
  );
}
