import { forcedColorsMedia, touchMedia } from '../../components/look/media';

export const dialogStyles = {
  width: { sm: 600 },
  maxWidth: { sm: 600 },
  mt: { sm: '10vh' },
  overflow: 'hidden',
} as const;

export const bodyStyles = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: { xs: '100%', sm: 440 },
} as const;

export const fieldStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 2,
  pr: 1,
  minHeight: 52,
  borderBottom: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  '& input': {
    flex: 1,
    minWidth: 0,
    alignSelf: 'stretch',
    border: 0,
    outline: 0,
    bgcolor: 'transparent',
    color: 'text.primary',
    font: 'inherit',
    fontSize: '1rem',
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
} as const;

export const listStyles = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  m: 0,
  p: 1,
} as const;

export const groupStyles = {
  px: 1,
  pt: 1,
  pb: 0.5,
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

export const optionStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1,
  minHeight: 32,
  borderRadius: 1,
  cursor: 'pointer',
  typography: 'body2',
  [touchMedia]: { minHeight: 44 },
  '& strong': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& span': { color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&.Mui-focused': {
    bgcolor: 'action.selected',
    [forcedColorsMedia]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
} as const;
