import { runIdentityCommand } from './system/identity-command.ts';

try {
  await runIdentityCommand('services/identity/src/end-sessions.ts', { output: 'shown' });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
