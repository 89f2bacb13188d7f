import '../requireNode.cjs';

await import('./runInbox.ts');
