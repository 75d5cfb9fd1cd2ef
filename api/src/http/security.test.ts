import { readConfig } from '../config.ts';
import { securityHeaders } from './security.ts';

const { policyOf } = securityHeaders(readConfig({ PUBLIC_URL: 'https://floor.example' }));

describe('the policy of a page', () => {
  it('allows the script within it by its hash, and no other', () => {
    // The example of https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP
    const page = `<head><script>alert('Hello, world.');</script><script src="/assets/a.js"></script></head>`;
    expect(policyOf(page)).toContain(
      "script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';",
    );
  });

  it('allows none where there is none', () => {
    expect(policyOf('<script src="/assets/a.js"></script>')).toContain("script-src 'self';");
  });
});
