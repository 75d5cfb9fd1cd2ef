/**
 * Renders the logo of the product: three rising columns. The last column has the color of the surrounding
 * text.
 */
export function ProductLogo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <g fill="var(--sf-palette-bar-mark)">
        <rect x="2" y="13" width="5.5" height="8" rx="1.2" />
        <rect x="9.25" y="8" width="5.5" height="13" rx="1.2" />
      </g>
      <rect x="16.5" y="3" width="5.5" height="18" rx="1.2" fill="currentColor" />
    </svg>
  );
}
