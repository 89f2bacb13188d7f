import '../requireNode.cjs';

await import('./runComplaints.ts');
