import viewer from 'swagger-ui-dist/swagger-ui-bundle.js?url';
import 'swagger-ui-dist/swagger-ui.css';
import './apiDocs.css';

/** The global that the viewer's script defines. */
declare const SwaggerUIBundle: (settings: Readonly<Record<string, unknown>>) => void;

/** The parts that send requests are off: the page is for reading, and nobody should type secrets into it. */
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

function render(): void {
  const place = document.getElementById('api');
  SwaggerUIBundle({
    url: place?.dataset['description'],
    domNode: place,
    supportedSubmitMethods: [],
    validatorUrl: null, // it would send a request to another server
    defaultModelsExpandDepth: -1,
    syntaxHighlight: false,
    plugins: [() => ({ wrapComponents: Object.fromEntries(TRIES.map((name) => [name, nothing])) })],
  });
}

// Loaded as a separate script: it is no module, and large.
const script = document.createElement('script');
script.src = viewer;
script.addEventListener('load', render);
document.head.append(script);
