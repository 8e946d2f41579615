import { spawnSync } from 'node:child_process';

const ANSWER_TIMEOUT_MS = 5_000;
const PULL_TIMEOUT_MS = 180_000;

/** The images of MongoDB and Redis in tests; MONGO_IMAGE and REDIS_IMAGE name others. */
export function databaseImages(): { mongodb: string; redis: string } {
  return {
    mongodb: process.env['MONGO_IMAGE'] ?? 'mongo:6.0',
    redis: process.env['REDIS_IMAGE'] ?? 'redis:7.0-bookworm',
  };
}

/**
 * Why Docker cannot run these images: no daemon answers, or one is neither there nor can be pulled within
 * three minutes. Undefined when it can. Where there is no Docker it is known at once.
 */
export function dockerProblem(images: readonly string[]): string | undefined {
  if (!docker(['version', '--format', '{{.Server.Version}}'], ANSWER_TIMEOUT_MS)) {
    return 'no Docker daemon answers';
  }
  const missing = images.filter((image) => !isThere(image));
  return missing.length > 0
    ? `Docker has no ${missing.join(' and no ')} and cannot pull it`
    : undefined;
}

function isThere(image: string): boolean {
  return (
    docker(['image', 'inspect', image], ANSWER_TIMEOUT_MS) ||
    docker(['pull', '--quiet', image], PULL_TIMEOUT_MS)
  );
}

/** True when a docker command succeeds within its time. */
function docker(args: readonly string[], timeout: number): boolean {
  return spawnSync('docker', [...args], { stdio: 'ignore', timeout }).status === 0;
}
