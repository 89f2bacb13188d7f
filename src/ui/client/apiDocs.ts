import viewer from 'swagger-ui-dist/swagger-ui-bundle.js?url';
import 'swagger-ui-dist/swagger-ui.css';
import './apiDocs.css';

/** What the viewer leaves in the window. */
declare const SwaggerUIBundle: (settings: Readonly<Record<string, unknown>>) => void;

/** Its parts for trying calls out: the page is for reading, and secrets are not typed into it. */
const TRIES = [
  'authorizeBtn',
  'AuthorizeBtnContainer',
  'authorizeOperationBtn',
  'SchemesContainer',
  'ServersContainer',
  'JsonSchemaForm',
  'InfoUrl',
];
const nothing = () => () => null;

function draw(): void {
  const place = document.getElementById('api');
  SwaggerUIBundle({
    url: place?.dataset['description'],
    domNode: place,
    supportedSubmitMethods: [],
    validatorUrl: null, // it would ask a server elsewhere
    defaultModelsExpandDepth: -1,
    syntaxHighlight: false,
    plugins: [() => ({ wrapComponents: Object.fromEntries(TRIES.map((name) => [name, nothing])) })],
  });
}

// As it came, not as a part of this module: it is no module, and long.
const script = document.createElement('script');
script.src = viewer;
script.addEventListener('load', draw);
document.head.append(script);
