import express, { Router } from 'express';
import viewerFolder from 'swagger-ui-dist/absolute-path.js';
import { openApiDocument } from '../rest/openApi.ts';
import { restCalls } from './restCalls.ts';

/** `/openapi.json`, the contract of the documented calls, and `/docs`, the page to read it and try it (decision 060). */
export function apiDocs(): Router {
  const document = JSON.stringify(openApiDocument(restCalls));
  const routes = Router();
  routes.get('/openapi.json', (_req, res) => {
    res.type('json').send(document);
  });
  routes.get('/docs', (_req, res) => {
    res.type('html').send(page);
  });
  for (const [file, script] of Object.entries({ 'scheme.js': scheme, 'start.js': start })) {
    routes.get(`/docs/${file}`, (_req, res) => {
      res.type('js').send(script);
    });
  }
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']) {
    routes.use(`/docs/${file}`, express.static(`${viewerFolder()}/${file}`, { maxAge: '1h' }));
  }
  return routes;
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Salesfloor: the documented calls</title>
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

/** Runs in the browser before the first paint: the scheme that was chosen in the app ("themeMode"), else the system's. */
const scheme = `const system = matchMedia('(prefers-color-scheme: dark)');
const show = () => {
  const chosen = localStorage.getItem('themeMode') ?? 'system';
  document.documentElement.classList.toggle('dark-mode', chosen === 'system' ? system.matches : chosen === 'dark');
};
system.addEventListener('change', show);
show();
`;

/** Runs in the browser: whoever is signed in to the app tries the calls as themselves, others paste a token. */
const start = `const ui = SwaggerUIBundle({
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
