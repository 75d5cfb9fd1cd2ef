import Box from '@mui/material/Box';

/** Renders a message, as large as its length allows. */
export function MessageText({ text }: { text: string }) {
  // A message of 200 characters takes about ten lines.
  const size = text.length <= 40 ? 6 : text.length <= 100 ? 4 : 3;
  return (
    <Box component="p" sx={{ ...messageStyles, fontSize: `min(${size}rem, ${size * 1.6}vw)` }}>
      {text}
    </Box>
  );
}

const messageStyles = {
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
