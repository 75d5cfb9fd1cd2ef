import Box from '@mui/material/Box';

/** The message of all displays, as large as its length allows. */
export function Message({ text }: { text: string }) {
  // Of 200 characters, about ten lines stand on a wall.
  const size = text.length <= 40 ? 6 : text.length <= 100 ? 4 : 3;
  return (
    <Box component="p" sx={{ ...centred, fontSize: `min(${size}rem, ${size * 1.6}vw)` }}>
      {text}
    </Box>
  );
}

const centred = {
  m: 0,
  height: '100%',
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  fontWeight: 700,
  lineHeight: 1.25,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
} as const;
