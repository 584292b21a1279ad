import { execFileSync } from 'node:child_process';
import packageJson from '../../package.json' with { type: 'json' };

/**
 * The name of this release: version and commit, such as '1.2.0+3f2a9c1'. The commit is RELEASE_COMMIT of the environment, else that
 * of the working tree; without both, the version stands alone.
 */
export function release(): string {
  const commit = process.env.RELEASE_COMMIT || commitOfTree();
  return packageJson.version + (commit && `+${commit.slice(0, 7)}`);
}

function commitOfTree(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
