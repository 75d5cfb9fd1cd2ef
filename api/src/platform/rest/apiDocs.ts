import express, { Router } from 'express';
import viewerFolder from 'swagger-ui-dist/absolute-path.js';
import { createOpenApiDocument } from './openApi.ts';
import type { RestCall } from './restCall.ts';

/**
 * Creates the route `/openapi.json`, which returns the contract of the documented calls. Also creates the
 * route `/docs`, a page to read and try these calls (docs/adr/apis.md).
 */
export function createApiDocsRouter(calls: readonly RestCall[]): Router {
  const document = JSON.stringify(createOpenApiDocument(calls));
  const router = Router();
  router.get('/openapi.json', (_req, res) => {
    res.type('json').send(document);
  });
  router.get('/docs', (_req, res) => {
    res.type('html').send(PAGE);
  });
  for (const [file, script] of Object.entries({ 'scheme.js': SCHEME_SCRIPT, 'start.js': START_SCRIPT })) {
    router.get(`/docs/${file}`, (_req, res) => {
      res.type('js').send(script);
    });
  }
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']) {
    router.use(`/docs/${file}`, express.static(`${viewerFolder()}/${file}`, { maxAge: '1h' }));
  }
  return router;
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Salesfloor REST API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
    <script src="/api/docs/scheme.js"></script>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/**
 * Runs in the browser before the first paint. Applies the color scheme of the app ("themeMode"), or else the
 * color scheme of the system.
 */
const SCHEME_SCRIPT = `const system = matchMedia('(prefers-color-scheme: dark)');
const show = () => {
  const chosen = localStorage.getItem('themeMode') ?? 'system';
  document.documentElement.classList.toggle('dark-mode', chosen === 'system' ? system.matches : chosen === 'dark');
};
system.addEventListener('change', show);
show();
`;

/**
 * Runs in the browser. People who are signed in to the app try the calls with their own session. Other people
 * paste a token.
 */
const START_SCRIPT = `const ui = SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  validatorUrl: null,
  onComplete: () => {
    const token = localStorage.getItem('accessToken');
    if (token) ui.preauthorizeApiKey('session', token);
  },
});
`;
