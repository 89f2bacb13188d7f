import './requireNode.cjs';

// Not before it: what an older Node cannot read would fail with a reason that helps nobody.
const { serve } = await import('./serve.ts');
await serve(new URL('.', import.meta.url));
