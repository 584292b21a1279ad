import { execFileSync } from 'node:child_process';
import packageJson from '../../package.json' with { type: 'json' };

/** Such as '1.2.0+3f2a9c1', with '-dirty' for uncommitted changes. Without RELEASE_COMMIT and git, the version alone. */
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
