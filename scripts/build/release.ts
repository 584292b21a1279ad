import { execFileSync } from 'node:child_process';
import packageJson from '../../package.json' with { type: 'json' };

/**
 * The name of this release: version and commit, such as '1.2.0+3f2a9c1'. The commit comes from the variable RELEASE_COMMIT, else from
 * git, with '-dirty' added if files have changes that are not committed. Without both, the name is the version alone.
 */
export function release(): string {
  const commit = process.env.RELEASE_COMMIT?.slice(0, 7) || commitOfTree();
  return packageJson.version + (commit && `+${commit}`);
}

function commitOfTree(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=7', '--exclude=*'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
