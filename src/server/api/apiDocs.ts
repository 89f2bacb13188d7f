import type { RequestHandler } from 'express';
import type { Assets } from '../Assets.ts';
import { apiDocsSecurityPolicy } from '../http/securityHeaders.ts';

/** Short, because a new version of the server may have another page. */
const CACHE_CONTROL = 'public, max-age=300';

/** `/api/docs`: the API description for people, rendered in the browser by a viewer that is part of this server. */
export function apiDocs(basePath: string, { apiDocs: { module, stylesheets }, icons }: Assets): RequestHandler {
  const at = (path: string) => `${basePath}/${path}`;
  const page = `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Thara API</title>
    <link rel="icon" href="${at(icons.favicon)}">
    ${stylesheets.map((file) => `<link rel="stylesheet" href="${at(file)}">`).join('\n    ')}
    <script type="module" src="${at(module)}"></script>
  </head>
  <body>
    <div id="api" data-description="${at('api/openapi.json')}"></div>
    <noscript><p>This page needs JavaScript. <a href="${at('api/openapi.json')}">The description itself</a> (OpenAPI 3.1) does not.</p></noscript>
  </body>
</html>
`;
  return (_request, response) => {
    response
      .set({ 'Cache-Control': CACHE_CONTROL, 'Content-Security-Policy': apiDocsSecurityPolicy() })
      .type('html')
      .send(page);
  };
}
