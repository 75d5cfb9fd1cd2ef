import { Router } from 'express';
import sql from 'sql-template-tag';
import type { Services } from '../context.ts';
import { endedBy } from './ending.secret.ts';

/**
 * Where a mail's link ends its report without signing in (morning-report.md, Subscriptions): a page with one button, for mail
 * scanners follow links; what the button posts, mail programs post too (RFC 8058).
 */
export function endingDoor(services: Services): Router {
  const routes = Router();
  routes.get('/mail/end/:ending', async (req, res) => {
    res.set('Cache-Control', 'no-store');
    const id = await endedBy(services, req.params.ending);
    if (id === undefined) return void res.status(404).type('html').send(NO_LINK);
    res
      .type('html')
      .send(page('End this report?', '<form method="post"><button>End this report</button></form>'));
  });
  routes.post('/mail/end/:ending', async (req, res) => {
    res.set('Cache-Control', 'no-store');
    const id = await endedBy(services, req.params.ending);
    if (id === undefined) return void res.status(404).type('html').send(NO_LINK);
    await services.database.rows(sql`delete from report_subscription where id = ${id}`);
    res.type('html').send(page('It is ended', '<p>You will not get this report any more.</p>'));
  });
  return routes;
}

const STYLE = `body { margin: 15vh auto; max-width: 24rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark }
  h1 { font-size: 1.25rem } button { font: inherit; min-height: 44px; padding: 0 1.25rem }`;

const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Salesfloor</title><style>${STYLE}</style></head>
<body><main><p>Salesfloor</p><h1>${title}</h1>${content}</main></body></html>`;

const NO_LINK = page(
  'This link is not good',
  '<p>It may have been cut off by the mail program. Please open it from the mail again, or end the report under Morning report in Salesfloor.</p>',
);
