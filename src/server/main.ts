import './requireNode.cjs';

// Imported after the check, because an older Node would fail on its syntax, with a message that does not help.
const { serve } = await import('./serve.ts');
await serve(new URL('.', import.meta.url));
