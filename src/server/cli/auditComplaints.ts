import '../requireNode.cjs';

await import('./runAuditComplaints.ts');
