import './requireNode.cjs';

// Imported afterwards: an older Node would fail on its syntax with a message that helps nobody.
const { serve } = await import('./serve.ts');
await serve(new URL('.', import.meta.url));
