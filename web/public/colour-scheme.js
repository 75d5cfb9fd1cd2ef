// Runs before the first paint: paints the canvas in the remembered scheme ("themeMode", see ThemeSwitch).
(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('themeMode') || 'system';
  } catch {
    // Storage may be closed to us; the system's scheme then decides.
  }
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const scheme = dark ? 'dark' : 'light';
  document.documentElement.dataset.colorScheme = scheme;
  // By the tag and not by a style of the element, which would outlive a switch to the other scheme.
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', scheme);
})();
