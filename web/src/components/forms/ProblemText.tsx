import Box from '@mui/material/Box';

/**
 * Shows a problem within a form, with its line breaks. Screen readers announce it when it appears. Without a
 * problem, the element takes no space.
 */
export function ProblemText({ children }: { children: string }) {
  return (
    <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
      {children !== '' && (
        <Box
          sx={{
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            px: 1.5,
            py: 1,
            borderRadius: 1,
            bgcolor: 'status.bad.tint',
            color: 'status.bad.text',
            typography: 'body2',
          }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
}
